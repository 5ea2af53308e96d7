"""The sounds there are: ours, the person's own, spoken names; their kinds and how loud they are."""
