"""The rules of the four games; nothing here knows drawings, records, files or people."""

from zwenk.rules.catalogue import GAMES, RULES, rules, start

__all__ = ["GAMES", "RULES", "rules", "start"]
