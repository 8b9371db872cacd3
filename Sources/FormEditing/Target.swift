// FormEditing: see Sources/README.md.
