"""What the terminal game tells a player: the words to type, how moves are written, the letters."""

from __future__ import annotations

from zwenk.game import Game

HELP = """\
Type a move as the list of `moves` has it, or one of these words:
  moves [PART]   the legal moves, or those that contain PART
  undo           take back the last turn (against random: yours and the answer)
  board, flip    show the board again; see it from the other side
  history        the moves played so far
  save FILE      keep the game: .pgn, .registro (Gungi) or .json
  draw, resign   end it as a draw, if you both agree; give up
  help, quit     this list; leave the game"""

FORMS = {
    "gunzi": [
        "a1-b1<   sway, and swerve left; > is right",
        "b2xa4>   jump over a hostile wedge: its landing field; b2xa4<xc3> twice",
        "*b3>     topple",
        "b4-a4=b3 promote with the tombstone from b3; = alone, from the box",
        "^c2      pillar-blow       b4+a4   pillar-raise",
    ],
    "mortale": ["a1-b1  shove", "b2xc2  somersault: origin and landing field"],
    "gounki": [
        "c1-b1+      move a stack; + onto an own one, x instead of - where it captures",
        "c2*c3,d4,e5 deploy a stack: where its pieces are left, in their order",
        "c8-OUT      leave the board past the far edge, and win",
    ],
    "gungi": [
        "c9-d8  move or jump on top   c7xa7  capture       2xf1   capture in tower, level 2",
        "P*c9   drop a Pawn           f5<>J  substitution  e4~e3  mount",
        ":e8    swap base and top     c3=c2  sacrifice",
        "A choice that is due: (c8) places a piece, {P} crowns with it, {0} turns in place.",
        "On the board Black's letters are capitals, the top of a tower is the last one.",
        "P, Y, I are Pawns and G, W Griffins: at a table nobody sees their backs.",
    ],
}


def forms(game: str) -> str:
    """How the moves of a game are written."""
    return "Moves are written like this:\n" + "\n".join(f"  {line}" for line in FORMS[game])


def greeting(game: Game) -> str:
    """What stands above the first board."""
    moves = game.legal_moves()
    like = f"Type a move, such as {moves[0]}. " if moves else ""
    return f"{like}`moves` lists all you can play, `help` what you can type."
