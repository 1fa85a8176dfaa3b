#!/bin/sh
# Runs Docsight in the current folder, for action.yml and .pre-commit-hooks.yaml: docsight.sh HOME PACKAGE ARGUMENT…
# PACKAGE is the path or URL of a packed file (npm run package:npm), which is unpacked in HOME; empty for the program of
# this checkout, which is built if it isn’t yet. Nothing is installed by a name that a registry resolves, and of the
# current folder, which may come from anybody, neither .npmrc nor node_modules is used.
set -eu
home=$1
package=$2
shift 2
if [ -z "$package" ]; then
  root=$(cd "$(dirname "$0")/../.." && pwd)
  if [ ! -e "$root/dist/cli.js" ]; then
    (cd "$root" && npm ci --ignore-scripts --no-audit --no-fund --loglevel error && npm run --silent build) >&2
  fi
  exec node "$root/dist/cli.js" "$@"
fi
mkdir -p "$home"
home=$(cd "$home" && pwd)
case $package in
  http://*) echo 'Docsight: use an https address, or the path of a file.' >&2; exit 2 ;;
  https://*) curl --fail --silent --show-error --location --proto '=https' --output "$home/docsight.tgz" "$package"; package=$home/docsight.tgz ;;
esac
rm -rf "$home/package"
tar -xzf "$package" -C "$home"
exec node "$home/package/dist/cli.js" "$@"
