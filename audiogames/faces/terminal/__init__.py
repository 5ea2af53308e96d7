"""The terminal face: plain lines in, plain lines out."""
