"""What one process of the server needs: settings, clock and chance, log, metrics, helpers."""
