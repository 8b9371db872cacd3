#!/bin/sh
# A run script build phase: findings show beside the lines of .formdef files, errors stop the build.
# Input files: the .formdef files, or switch "Based on dependency analysis" off.
export PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
if ! command -v formdef > /dev/null; then
  echo "warning: formdef is not installed: form definitions are not checked"
  exit 0
fi
formdef lint --format concise "${SRCROOT:-.}"
