"""Counts of decisions, as data, and the program that counts them again."""
