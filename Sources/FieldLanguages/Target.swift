// FieldLanguages: see Sources/README.md.
