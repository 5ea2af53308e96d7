"""stub"""
def tell(e, v): return ()
