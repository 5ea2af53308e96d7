"""Du Balai!: witches race on brooms by formulas that they glimpse in a book of magic."""
