"""What is kept on the disk, whoever keeps it: whole files, files set aside, and many journals in one database."""
