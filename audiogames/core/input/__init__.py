"""Values from outside."""
