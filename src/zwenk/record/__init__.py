"""Game records in and out: the tagged form, Gungi's Registro, JSON.

    records = zwenk.record.load("games.pgn")     # or read(text)
    game = records[0].replay()
    zwenk.record.save("games.json", records)     # or write(records, "json")

Whatever a text holds, reading it gives records or a RecordError, whose `read` has all records up
to where it breaks, the broken one with all its moves before the break.
"""

from zwenk.record.files import FORMS, load, read, save, write
from zwenk.record.model import MARKS, TOKENS, Node, Record

__all__ = ["FORMS", "MARKS", "TOKENS", "Node", "Record", "load", "read", "save", "write"]
