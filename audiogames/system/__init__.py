"""System-specific services: file locks, files held open, termination signals, interrupts."""
