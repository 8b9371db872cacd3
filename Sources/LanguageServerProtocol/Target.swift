// LanguageServerProtocol: see Sources/README.md.
