"""What is told of games that are over: their turning points, and the memory of somebody's games."""
