"""La Roue des Sorcières: tricks under a trump, and a wheel that says which value beats which."""
