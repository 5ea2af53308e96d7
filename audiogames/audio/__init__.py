"""Sound in space. Cues are named by the games; what renders them lives here."""
