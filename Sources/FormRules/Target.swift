// FormRules: see Sources/README.md.
