#!/bin/sh
# A run script build phase: errors and warnings show beside the lines of .formdef files, errors stop the build. What is
# less than a warning goes into the build's log, as notes.
# Input files: the .formdef files, or switch "Based on dependency analysis" off.
export PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
if ! command -v formdef > /dev/null; then
  echo "warning: formdef is not installed: form definitions are not checked"
  exit 0
fi
report=$(formdef lint --format concise "${SRCROOT:-.}")
status=$?
[ -z "$report" ] || printf '%s\n' "$report" | sed -E 's/^([^:]+:[0-9]+:[0-9]+: )(information|hint): /\1note: /'
exit $status
