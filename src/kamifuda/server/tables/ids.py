"""Unforeseeable bytes as letters that may stand in a link."""

from base64 import urlsafe_b64decode, urlsafe_b64encode


def spelled(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unspelled(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
