#!/bin/sh
# What the tests drive besides Python: Debian's chromium for the page, postgresql for the storage.
# Installed where we may; without postgresql its tests are skipped, without a browser the page can't be tested.
set -eu

missing=""
command -v chromium >/dev/null || missing="$missing chromium"
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || missing="$missing postgresql"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing$missing for the tests."
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
    echo "Not installed:$missing. As root: apt-get install$missing"
fi
