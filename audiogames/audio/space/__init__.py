"""Where sounds come from, and what head, loudspeakers and room do to them on the way."""
