// FormSyntax: see Sources/README.md.
