"""What fitting to self-play has found: numbers only, made by `tools/fit`."""
