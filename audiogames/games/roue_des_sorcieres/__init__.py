"""La Roue des Sorcières: tricks under a trump, and a wheel that ranks the values."""
