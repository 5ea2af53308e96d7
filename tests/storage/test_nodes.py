from audiogames.storage.nodes import OnlyNode, TableRow


def test_a_code_leads_to_its_table_until_it_is_renewed() -> None:
    node = OnlyNode()
    node.put("attic", TableRow(("ABCD2345", "SEAT2222"), {}))
    assert node.with_code("ABCD2345") == node.with_code("SEAT2222") == "attic"
    node.put("attic", TableRow(("WXYZ6789",), {}))
    assert node.with_code("WXYZ6789") == "attic"
    assert node.with_code("ABCD2345") is node.with_code("SEAT2222") is None


def test_a_table_is_here_until_it_is_removed() -> None:
    node = OnlyNode()
    node.put("attic", TableRow(("ABCD2345",), {}))
    assert node.place_of("attic") == "here"
    assert node.place_of("cellar") == "unknown"
    node.remove("attic")
    node.remove("attic")
    assert node.place_of("attic") == "unknown"
    assert node.with_code("ABCD2345") is None
