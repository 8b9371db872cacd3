#!/bin/sh
# A run script build phase: errors and warnings show beside the lines of .formdef files, errors stop the build. What is
# less than a warning goes into the build's log, as notes.
# Input files: the .formdef files, or switch "Based on dependency analysis" off. The build setting "User Script Sandboxing"
# has to be off, or the files cannot be read.
export PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
if ! command -v formdef > /dev/null; then
  echo "warning: formdef is not installed: form definitions are not checked"
  exit 0
fi
report=$(formdef lint --format concise "${SRCROOT:-.}")
status=$?
# Xcode finds files by their whole paths only.
here=$(printf '%s' "${PWD%/}" | sed 's/[&|\\]/\\&/g')
[ -z "$report" ] || printf '%s\n' "$report" \
  | sed -E -e 's/^([^:]+:[0-9]+:[0-9]+: )(information|hint): /\1note: /' -e "s|^([^/:][^:]*:[0-9]+:[0-9]+: )|$here/\1|"
exit $status
