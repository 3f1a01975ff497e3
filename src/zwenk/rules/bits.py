"""Bits of a word, uncompiled; compiled, bits.pxd puts the machine's own instructions here."""


def lowest(word: int) -> int:
    """The number of the lowest bit that is set."""
    return (word & -word).bit_length() - 1


def ones(word: int) -> int:
    """How many bits are set."""
    return word.bit_count()
