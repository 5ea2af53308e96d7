"""Du Balai! by keys: dice in an open book, and formulas."""
