#!/bin/sh
# Runs one script of a package for `npm test` (pnpm's script shell). Leaves beside the reports of
# its tests the CPU seconds it took with everything it started and, with TASK_STRACE (the path of
# strace), which files below TASK_FOLDERS it opened.
mkdir -p .report
report=".report/$(echo "$npm_lifecycle_event" | tr : -)"
rm -f "$report".*
if [ -n "$TASK_STRACE" ]; then
  "$TASK_STRACE" -f --seccomp-bpf -qqq -y -e 'trace=?open,openat' -e signal=none \
    -o "$report.trace" /bin/sh "$@"
else
  /bin/sh "$@"
fi
code=$?
times >"$report.cpu"
if [ -f "$report.trace" ]; then
  sed -nE 's/.*= [0-9]+<(\/[^>]*)>$/\1/p' "$report.trace" | grep -E "^($TASK_FOLDERS)/" |
    grep -v /node_modules/ | sort -u >"$report.opened"
  rm -f "$report.trace"
fi
exit $code
