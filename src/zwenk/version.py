"""The package's version, for whoever must not import the whole package to say it."""

VERSION = "0.1.0"
