#!/bin/sh
# Runs Docsight in the current folder, for action.yml and .pre-commit-hooks.yaml: docsight.sh HOME VERSION ARGUMENT…
# The npm package is installed in HOME and started by its path, since the current folder may come from anybody: neither
# its .npmrc nor its node_modules is used, and no script of a package is run. VERSION is empty for that of this file.
set -eu
home=$1
version=$2
shift 2
if [ -z "$version" ]; then
  version=$(node -p 'require(process.argv[1]).version' "$(cd "$(dirname "$0")/../.." && pwd)/package.json")
fi
mkdir -p "$home/$version"
home=$(cd "$home/$version" && pwd)
if [ ! -e "$home/node_modules/.bin/docsight" ]; then
  (cd "$home" && npm install --prefix "$home" --ignore-scripts --no-audit --no-fund --loglevel error "docsight@$version") >/dev/null
fi
exec "$home/node_modules/.bin/docsight" "$@"
