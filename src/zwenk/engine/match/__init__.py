"""Matches: two players, an opening set, clocks, a tally with its error."""

from zwenk.engine.match.archive import Archive
from zwenk.engine.match.control import TimeControl
from zwenk.engine.match.match import play
from zwenk.engine.match.opponents import Opponent
from zwenk.engine.match.table import Plan, Played
from zwenk.engine.match.tally import Sprt, Tally

__all__ = ["Archive", "Opponent", "Plan", "Played", "Sprt", "Tally", "TimeControl", "play"]
