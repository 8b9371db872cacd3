// FormWorkspace: see Sources/README.md.
