"""Storage on disk: whole files, files set aside, and many journals in one database."""
