"""The faces through which people play."""
