#!/usr/bin/env bash
# Builds the image of the Containerfile without an engine or a registry, runs its programs in front of
# a PostgreSQL and a Redis, and opens pages. As root on Debian, with buildah and debootstrap:
#
#   DATABASE_URL=postgres://… REDIS_URL=redis://… deploy/image/check.sh [work folder]
#
# DATABASE_URL is an empty database; the work folder (5 GB) keeps the base for the next time. PORT and
# API_PORT are 3000 and 4000 unless they are set.
set -euo pipefail
: "${DATABASE_URL:?an empty PostgreSQL database}" "${REDIS_URL:?a Redis}"
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=${1:-/var/tmp/tipmark-image}
base=docker.io/library/debian:bookworm-slim
most_megabytes=250
api_port=${API_PORT:-4000}
shell_port=${PORT:-3000}
image_user=10001

say() { printf '[image] %s\n' "$*"; }
build() { buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs "$@"; }
size_of() {
  local container folder
  container=$(build from --pull-never "$1")
  folder=$(build mount "$container")
  du --apparent-size -sm "$folder" | cut -f1
  build rm "$container" >/dev/null
}

for port in $api_port $shell_port; do
  if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
    say "something listens on port $port already: stop it"
    exit 1
  fi
done

mkdir -p "$work"
if ! build inspect --type image "$base" >/dev/null 2>&1; then
  say "making $base"
  rm -rf "$work/base"
  debootstrap --variant=minbase bookworm "$work/base" >"$work/debootstrap.log"
  rm -rf "$work/base/var/cache/apt/archives"/*.deb
  container=$(build from scratch)
  build add "$container" "$work/base" / >/dev/null
  build commit --rm "$container" "$base" >/dev/null 2>&1
fi

# Behind a proxy with a certificate of its own the build needs the certificates of this machine.
certificates=()
if [[ -n ${NODE_EXTRA_CA_CERTS:-} ]]; then
  certificates=(--volume "$NODE_EXTRA_CA_CERTS:/ca.crt:ro"
    --build-arg CURL_CA_BUNDLE=/ca.crt --build-arg NODE_EXTRA_CA_CERTS=/ca.crt)
fi
say 'building'
build bud --pull=never --isolation chroot "${certificates[@]}" -t tipmark \
  -f "$root/Containerfile" "$root" >"$work/build.log" 2>&1 ||
  { tail -n 20 "$work/build.log"; exit 1; }
over=$(($(size_of tipmark) - $(size_of "$base")))
say "$over MB over its base"
[[ $over -le $most_megabytes ]] || { say "more than $most_megabytes MB"; exit 1; }

container=$(build from --pull-never tipmark)
stop() {
  # the programs outlive the `buildah run` that started them; nothing else has their user
  pkill -u "$image_user" -f deploy/image/run.mjs 2>/dev/null || true
  wait 2>/dev/null || true
  build rm "$container" >/dev/null
}
trap stop EXIT
in_image() {
  build run --isolation chroot --env DATABASE_URL="$DATABASE_URL" --env REDIS_URL="$REDIS_URL" \
    --env ROLE=web --env API_URL="http://127.0.0.1:$api_port" --env API_PORT="$api_port" \
    --env PORT="$shell_port" "$container" -- node deploy/image/run.mjs "$@"
}
wait_for() {
  for _ in {1..120}; do
    if curl -fsS -m 2 -o /dev/null "$1" 2>/dev/null; then return; fi
    sleep 0.5
  done
  say "$1 does not answer"
  tail -n 20 "$work"/*.log
  exit 1
}
# As the job of deploy/kubernetes: all migrations on an empty database, and none the second time.
in_image migrate >"$work/migrate.log" 2>&1 || { tail -n 20 "$work/migrate.log"; exit 1; }
applied=$(grep -c '^Applied ' "$work/migrate.log") || { say 'migrate applied nothing'; exit 1; }
in_image migrate >"$work/migrate-again.log" 2>&1 || { tail -n 20 "$work/migrate-again.log"; exit 1; }
if grep '^Applied ' "$work/migrate-again.log" || ! grep -q 'up to date' "$work/migrate-again.log"; then
  say 'migrate does not end with a database that is up to date'
  exit 1
fi
say "migrate applied $applied migrations"
in_image api >"$work/api.log" 2>&1 &
wait_for "http://127.0.0.1:$api_port/health/ready"
in_image release >"$work/release.log" 2>&1 || { cat "$work/release.log"; exit 1; }
in_image shell >"$work/shell.log" 2>&1 &
wait_for "http://127.0.0.1:$shell_port/health/ready"
for page in / /hockey /tennis /odds-scanner /login /status/remotes; do
  wait_for "http://127.0.0.1:$shell_port$page"
done
[[ $(build run --isolation chroot "$container" -- id -u) != 0 ]] || { say 'it runs as root'; exit 1; }
say 'migrate, api, release and shell work'
