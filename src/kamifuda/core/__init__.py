"""The contract between a game and the world; imports nothing else of ours."""
