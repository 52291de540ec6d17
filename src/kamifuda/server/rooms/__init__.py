"""Where tables are while somebody wants them: in order, written down, then told."""
