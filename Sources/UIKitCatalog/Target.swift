// UIKitCatalog: see Sources/README.md.
