"""The tables themselves: pure, without the network, the database or a clock."""
