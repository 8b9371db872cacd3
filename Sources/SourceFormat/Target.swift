// SourceFormat: see Sources/README.md.
