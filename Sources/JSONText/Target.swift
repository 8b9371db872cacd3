// JSONText: see Sources/README.md.
