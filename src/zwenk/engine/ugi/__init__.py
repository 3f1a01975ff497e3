"""UGI, the Universal Game Interface: how other programs ask this engine for moves."""

from zwenk.engine.ugi.serve import serve
from zwenk.engine.ugi.session import Session

__all__ = ["Session", "serve"]
