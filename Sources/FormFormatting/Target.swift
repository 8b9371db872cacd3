// FormFormatting: see Sources/README.md.
