"""The rulebooks as tests: small positions set up by hand, and what may be done in them."""
