"""One table: who sits at it, what each seat may do, what happens in time, and what each is still to hear."""
