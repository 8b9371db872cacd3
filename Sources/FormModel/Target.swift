// FormModel: see Sources/README.md.
