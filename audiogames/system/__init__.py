"""What the operating system is asked for in its own way: locks, files held open, orders to end, interrupts."""
