#!/bin/sh
# One of Rumo's commands on a server, by the account of the API and with its environment: rumo seed prova.json
# docs/operations.md says what lies where.
set -eu
install=/opt/rumo
environment=/etc/rumo/api.env

stop() {
  echo "$*" >&2
  exit 1
}

# As systemd reads it for rumo-api@.service, and no shell: KEY=value a line, in quotes or not, all of it literal.
read_environment() {
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      '' | '#'* | ';'*) continue ;;
      [A-Z]*=*) ;;
      # Without the line itself, which may hold a password.
      *) stop "$environment não serve: cada linha é CHAVE='valor', ou um comentário depois de #." ;;
    esac
    value=${line#*=}
    value=${value%"${value##*[![:space:]]}"}
    case $value in
      \'*\') value=${value#\'} value=${value%\'} ;;
      \"*\") value=${value#\"} value=${value%\"} ;;
    esac
    export "${line%%=*}=$value"
  done <"$environment"
}

command=${1:-}
[ -n "$command" ] || stop 'Uso: rumo COMANDO [ARGUMENTOS], como em rumo seed prova.json'
script=tools/src/commands/$command.ts
[ -e "$install/$script" ] || stop "Não existe o comando $command."
shift
[ "$(id -u)" = 0 ] || stop 'O comando rumo é do root: sudo rumo …'

export INIT_CWD="$PWD" DATA_DIR=/var/lib/rumo DEMO=0
[ ! -e "$environment" ] || read_environment
umask 077
cd "$install"
exec runuser -u rumo -- node_modules/.bin/node "$script" "$@"
