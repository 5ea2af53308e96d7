"""One table on many devices: a server for the page that everybody opens (docs/table_protocol.md)."""
