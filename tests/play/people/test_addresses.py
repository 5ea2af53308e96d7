"""Visitors are counted by what one of them can hold."""

import pytest

from audiogames.play.people.codes import network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_address_counts_as_its_network_of_64_bits_and_any_other_by_itself(address: str, network: str) -> None:
    assert network_of(address) == network


def test_all_addresses_of_a_network_count_as_one_and_the_next_network_as_another() -> None:
    first, last, next_one = "2001:db8::", "2001:db8::ffff:ffff:ffff:ffff", "2001:db8:0:1::"
    assert network_of(first) == network_of(last) != network_of(next_one)
