"""Gungi: what fitting to self-play has found, in hundredths of a Pawn on top."""

TEMPO = 8

# A piece: on top of its tower at level 1, 2, 3; covered by an own piece; covered by an enemy; in hand.
PIECES = {
    "R": (0, 0, 0, 0, 0, 0),
    "S": (265, 211, 106, 236, 199, 213),
    "P": (157, 160, 90, 134, 52, 90),
    "Y": (168, 172, 94, 145, 54, 96),
    "I": (168, 172, 94, 145, 54, 96),
    "A": (160, 166, 64, 191, 26, 102),
    "N": (181, 109, 73, 229, 145, 198),
    "F": (311, 238, 124, 294, 244, 262),
    "L": (445, 370, 178, 526, 356, 353),
    "U": (333, 279, 133, 383, 266, 260),
    "Q": (262, 270, 105, 269, 63, 158),
    "T": (306, 243, 123, 274, 231, 247),
    "Z": (268, 205, 107, 255, 212, 228),
    "B": (145, 150, 58, 156, 32, 89),
    "M": (248, 176, 99, 262, 198, 231),
    "J": (253, 199, 101, 230, 193, 207),
    "C": (225, 171, 90, 216, 179, 193),
    "W": (189, 135, 76, 198, 151, 175),
    "G": (189, 135, 76, 198, 151, 175),
    "D": (560, 463, 224, 670, 448, 448),
    "X": (455, 379, 182, 531, 364, 358),
    "E": (181, 117, 72, 211, 145, 184),
    "O": (214, 151, 86, 228, 171, 201),
}  # fmt: skip

MAJORS = "LUTMDXE"

# By distance 0 to 8 from the enemy's King: pieces on top, then the major ones.
NEAR_FOE = (0, 36, 34, 16, -5, -16, -15, -2, 18)
# The same for the major ones.
NEAR_FOE_MAJOR = (0, 154, 64, 11, 3, 13, 21, 21, 11)
# By distance from the own King.
NEAR_OWN = (0, 29, 21, -5, -22, -21, -14, -7, -9)
# The same for the major ones.
NEAR_OWN_MAJOR = (0, 53, 36, 25, 22, 22, 14, 8, 28)
# By row, counted from the own side.
ROWS = (-114, -77, -44, -2, 26, 28, 46, 67, 2)
# The same for the major ones.
ROWS_MAJOR = (-27, -28, -15, 5, 12, 21, 54, 69, 27)
# The King, by row and by level.
KING_ROWS = (87, -50, -117, -48, 93, 103, 18, -19, -32)
KING_LEVELS = (0, -17, -160)
