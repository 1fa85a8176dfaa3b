#!/bin/sh
# The hook of .pre-commit-hooks.yaml. pre-commit runs it from its own copy of this repository, at the chosen revision.
here=$(cd "$(dirname "$0")" && pwd)
exec "$here/docsight.sh" "$here/../../out/pre-commit" '' check --changed "$@"
