// FormServer: see Sources/README.md.
