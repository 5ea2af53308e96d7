"""The terminal face: plain lines in and out."""
