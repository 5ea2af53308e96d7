"""What is made for a release besides the wheel."""
