"""Gungi: what fitting to self-play has found, in hundredths of a Pawn on top."""

TEMPO = -15

# On top of its tower at level 1, 2, 3; covered by an own piece; covered by an enemy; in hand.
PIECES = {
    "R": (0, 0, 0, 0, 0, 0),
    "S": (194, 177, 77, 208, 102, 224),
    "P": (140, 126, 101, 148, 50, 121),
    "Y": (149, 133, 106, 160, 52, 131),
    "I": (149, 133, 106, 160, 52, 131),
    "A": (232, 203, 153, 272, 75, 219),
    "N": (158, 136, 63, 227, 86, 249),
    "F": (217, 195, 87, 257, 115, 279),
    "L": (469, 356, 188, 548, 324, 505),
    "U": (317, 237, 127, 383, 222, 352),
    "Q": (115, 78, 46, 252, 6, 186),
    "T": (221, 201, 88, 240, 116, 259),
    "Z": (315, 295, 126, 287, 163, 306),
    "B": (127, 106, 69, 181, 33, 141),
    "M": (198, 176, 79, 247, 106, 269),
    "J": (298, 282, 119, 260, 154, 277),
    "C": (104, 88, 42, 163, 57, 180),
    "W": (176, 159, 70, 199, 93, 216),
    "G": (176, 159, 70, 199, 93, 216),
    "D": (583, 437, 233, 695, 406, 639),
    "X": (518, 405, 207, 573, 348, 529),
    "E": (208, 189, 83, 234, 110, 253),
    "O": (181, 162, 73, 220, 97, 239),
}  # fmt: skip

MAJORS = "LUTMDXE"

# By distance 0 to 8 from the enemy's King: pieces on top, then the major ones.
NEAR_FOE = (0, 80, 54, 18, 0, -3, -9, -10, 12)
# The same for the major ones.
NEAR_FOE_MAJOR = (0, 218, 124, 46, -1, -15, -10, -5, -8)
# By distance from the own King.
NEAR_OWN = (0, 62, 38, 8, -6, -4, -10, -19, -19)
# The same for the major ones.
NEAR_OWN_MAJOR = (0, 42, 40, 36, 29, 21, 16, 18, 38)
# By row, counted from the own side.
ROWS = (-78, -43, -30, -8, 32, 36, 24, 44, 49)
# The same for the major ones.
ROWS_MAJOR = (6, 16, 31, 37, 19, -1, 11, 35, 41)
# The King, by row and by level.
KING_ROWS = (40, -12, -45, -55, -52, -50, -50, -50, -50)
KING_LEVELS = (0, -10, -40)
