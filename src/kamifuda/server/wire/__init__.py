"""What goes over the network: bytes to requests, answers to bytes, and how much anybody may ask for."""
