"""Addresses of visitors: limits and wrong codes are counted by what one person can hold."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

NETWORK_BITS: Final = 64
"""Bits of an IPv6 address that are its network: one connection to the Internet has at least one (RFC 6177)."""


@lru_cache(1024)
def network_of(address: str) -> str:
    """Return the network by which an address is counted.

    An IPv6 address counts by its first 64 bits, since its holder has all 2**64 that begin so; any other address counts
    by itself. An IPv4 address that is mapped into IPv6 is itself (RFC 4291, 2.5.5.2). Other text is returned as it is.
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    rest = 128 - NETWORK_BITS
    return f"{IPv6Address(int(parsed) >> rest << rest)}/{NETWORK_BITS}"
