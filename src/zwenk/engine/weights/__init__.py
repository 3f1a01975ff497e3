"""What fitting to self-play has found: numbers only; `make fit` makes them."""
