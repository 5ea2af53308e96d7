"""The words and sounds that one device speaks, their speed, and the marks of what was heard."""
