#!/bin/sh
# One of Rumo's commands on a server, by the account of the API and with its environment: rumo seed prova.json
# docs/operations.md says what lies where.
set -e
command=${1:?"rumo COMMAND [ARGUMENTS]: rumo seed prova.json"}
shift
export INIT_CWD="$PWD" DATA_DIR=/var/lib/rumo DEMO=0
set -a
. /etc/rumo/api.env
set +a
umask 077
cd /opt/rumo
exec runuser -u rumo -- node_modules/.bin/node "tools/src/commands/$command.ts" "$@"
