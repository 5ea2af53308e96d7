import os

# Products of matrices are small here. Other threads of OpenBLAS would take longer to wake than to reckon, beside what
# they keep in memory. It reads this when numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
