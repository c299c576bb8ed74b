#!/bin/sh
# What the tests drive besides Python: Debian's chromium for the page, postgresql for the storage, nginx and caddy as
# proxies before the server. Installed where we may; without postgresql or a proxy its tests are skipped, without a
# browser the page can't be tested.
set -eu
PATH="$PATH:/usr/sbin"

missing=""
for program in chromium nginx caddy; do
    command -v $program >/dev/null || missing="$missing $program"
done
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || missing="$missing postgresql"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing$missing for the tests."
    # Debian starts a server when it is installed, unless this says 101; the tests run their own.
    policy=/usr/sbin/policy-rc.d
    if [ ! -e $policy ]; then
        trap 'rm -f $policy' EXIT
        printf '#!/bin/sh\nexit 101\n' >$policy
        chmod 755 $policy
    fi
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
    echo "Not installed:$missing. As root: apt-get install$missing"
fi
