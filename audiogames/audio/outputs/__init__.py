"""From what the mixer makes to the devices of this computer, whatever happens to those."""
