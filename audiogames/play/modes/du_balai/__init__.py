"""Du Balai! as it is played by keys: dice in an open book, formulas that are written and corrected."""
