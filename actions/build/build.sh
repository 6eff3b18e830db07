# Runs a build as a user that exists nowhere else: without sudo, without the runner's variables, and with a file system of which it
# can write the workspace alone. Everything that it has started ends with it. The network stays, and what it needs.
# SBG_COMMAND builds, SBG_PREPARE runs before it as the runner's user, SBG_AS is auto, own or runner, SBG_CONFINE is confine.c.
shell=(bash -euo pipefail -c)

# A network may need proxies, addresses of package indexes, and files of certificates.
addresses=(
  http_proxy https_proxy all_proxy no_proxy ftp_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY FTP_PROXY
  PIP_PROXY PIP_INDEX_URL PIP_EXTRA_INDEX_URL PIP_FIND_LINKS PIP_NO_INDEX PIP_TRUSTED_HOST
  UV_DEFAULT_INDEX UV_INDEX UV_INDEX_URL UV_EXTRA_INDEX_URL UV_FIND_LINKS UV_INSECURE_HOST
  GOPROXY GOPRIVATE GONOPROXY GOSUMDB GONOSUMDB GOINSECURE GOVCS GOTOOLCHAIN
  RUSTUP_DIST_SERVER RUSTUP_DIST_ROOT RUSTUP_UPDATE_ROOT CARGO_REGISTRY_DEFAULT YARN_UNSAFE_HTTP_WHITELIST
  npm_config_registry npm_config_proxy npm_config_http_proxy npm_config_https_proxy npm_config_noproxy
  NPM_CONFIG_REGISTRY NPM_CONFIG_PROXY NPM_CONFIG_HTTP_PROXY NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY
)
certificates=(
  SSL_CERT_FILE SSL_CERT_DIR CURL_CA_BUNDLE REQUESTS_CA_BUNDLE GIT_SSL_CAINFO NODE_EXTRA_CA_CERTS PIP_CERT
  CARGO_HTTP_CAINFO CARGO_HTTP_PROXY_CAINFO npm_config_cafile NPM_CONFIG_CAFILE YARN_CAFILE YARN_HTTPS_CA_FILE_PATH
)
# Cargo and Yarn have variables for each registry and source, by its name.
while read -r one; do
  case $one in
    *TOKEN* | *AUTH* | *CREDENTIAL* | *PASSWORD* | *SECRET* | CARGO_HTTP_*CAINFO) ;;
    CARGO_REGISTRIES_*_INDEX | CARGO_REGISTRIES_*_PROTOCOL | CARGO_SOURCE_* | CARGO_HTTP_* | CARGO_NET_* | YARN_*REGISTRY* | YARN_*PROXY)
      addresses+=("$one")
      ;;
  esac
done < <(compgen -e)

if test -n "$SBG_PREPARE"; then "${shell[@]}" "$SBG_PREPARE"; fi

made=$(mktemp -d /var/tmp/sqlite-bench-gate-build-XXXXXX)
repositories=()
aside=config.of-sqlite-bench-gate
running=
passing=
trap 'status=$?; trap "" INT TERM HUP; end || status=1; rm -rf "$made"; exit "$status"' EXIT
mkdir "$made/home" "$made/tmp"

# Device and inode of what is there.
identity() { stat --format %d:%i -- "$1" 2>/dev/null; }

# git enters the repositories of submodules in later steps, and runs a program that their settings name as a file monitor. A build
# cannot write those that are there before it. Names of two lines would be read as other places.
find_repositories() {
  local one
  while IFS= read -r -d '' one; do
    case $one in *[$'\t\n']*) ;; *) repositories+=("$(identity "$one") $one") ;; esac
  done < <(find . -iname .git -prune \( -type d -o -type f \) -print0 2>"$made/errors" || true)
}

# Takes away the settings by which the end of a checkout knows it: without them, it enters no repository in it. That takes no time,
# while a job that is canceled leaves ten seconds, and a build can have made so many files that it takes longer to look at all. The
# argument is a pattern of repositories: a build that still runs can move each of them but ./.git.
put_aside() {
  local one place part at gone=()
  for one in ${repositories[@]+"${repositories[@]}"}; do
    place=${one#* }
    # It is a pattern, and has no quotes.
    case $place in $1) ;; *) continue ;; esac
    if ! test -e "$place/config"; then continue; fi
    if test "$(identity "$place")" = "${one%% *}"; then
      mv -f -- "$place/config" "$place/$aside" || true
      continue
    fi
    # The build has put another one there. A link on the way could lead out of the workspace: it is not followed, but removed.
    at=. part=${place#./}
    while test -n "$part" && ! test -L "$at"; do
      at+=/${part%%/*}
      case $part in */*) part=${part#*/} ;; *) part= ;; esac
    done
    if test -L "$at"; then gone+=("$at"); else gone+=("$at/config"); fi
  done
  if test "${#gone[@]}" != 0; then "${as_root[@]}" rm -f -- "${gone[@]}" || true; fi
}

put_back() {
  local one place
  for one in ${repositories[@]+"${repositories[@]}"}; do
    place=${one#* }
    if test "$(identity "$place")" != "${one%% *}" || ! test -e "$place/$aside"; then continue; fi
    mv -f -- "$place/$aside" "$place/config" || return 1
  done
}

# Ends what is left of the confined build, and removes what later steps could run.
end() {
  if test -z "$running"; then return 0; fi
  put_aside ./.git
  if test -n "$passing"; then kill "$passing" 2>/dev/null || true; fi
  wait "$running" || true
  local status=0
  clean || status=1
  echo >&5 || true
  return "$status"
}

# A killed shell runs no trap, but its end of a pipe is closed: another one ends and cleans in its place.
end_if_killed() {
  trap "" INT TERM HUP
  if read -r; then return; fi
  put_aside ./.git
  kill "$passing" 2>/dev/null || true
  while kill -0 "$running"; do sleep 0.1; done 2>/dev/null
  # A program that the killed shell has started to clean can still be in the way.
  clean || clean
  rm -rf "$made"
}

# Removes the repositories that the build has made and the rights of an owner from its programs.
clean() {
  put_aside '*'
  local one same=() clean=("${as_root[@]}" env PATH=/bin "$(command -v find)" . -mindepth 1)
  for one in ${repositories[@]+"${repositories[@]}"}; do
    if test "$(identity "${one#* }")" = "${one%% *}"; then same+=(! -samefile "${one#* }"); fi
  done
  "${clean[@]}" -iname .git -prune "${same[@]}" -execdir "$(command -v rm)" -rf -- {} + &&
    "${clean[@]}" -type f -perm /6000 -execdir "$(command -v chmod)" ug-s -- {} + && put_back && return 0
  echo "::error::the workspace cannot be cleared of git repositories and setuid programs that the build has made"
  return 1
}

# Says why a build cannot have a user of its own; nothing if it can.
why_not() {
  if test "$(uname)" != Linux; then echo "only Linux has the namespaces"; return; fi
  if test "$(id -u)" = 0; then as_root=(); elif sudo -n true 2>/dev/null; then as_root=(sudo -n); else echo "sudo asks for a password"; return; fi
  if ! "${CC:-cc}" -std=gnu11 -O2 -o "$made/confine" "$SBG_CONFINE" 2>"$made/errors"; then head -n 1 "$made/errors"; return; fi
  if ! confined true >/dev/null 2>"$made/errors"; then head -n 1 "$made/errors"; fi
}

# Standard output of the confined program is nothing, and its descriptor 3 is this one.
confined() {
  local places=() variables=() one how
  for one in "$HOME" "${RUNNER_TEMP:-}" /run; do
    if test -d "$one" && test "$one" != /; then places+=("--hide	$(realpath "$one")"); fi
  done
  for one in "${certificates[@]}"; do
    if test -f "${!one:-}"; then places+=("--show	$(realpath -s "${!one}")"); fi
  done
  local folders
  IFS=: read -r -a folders <<<"${SSL_CERT_DIR:-}"
  for one in "${folders[@]}"; do
    if ! test -d "$one"; then continue; fi
    # A folder around the home folder would show it whole.
    case $(realpath "$HOME")/ in "$(realpath "$one")"/*) continue ;; esac
    places+=("--show	$(realpath -s "$one")")
  done
  # Programs alone: beside them, these folders have credentials and other data, which a closed home folder keeps to its user.
  for one in "$HOME"/.cargo/bin "$HOME"/.rustup/{toolchains,settings.toml} "$HOME"/.local/{bin,include,lib} \
    "$HOME"/.local/share/{pipx/venvs,uv/python,uv/tools} /run/systemd/resolve; do
    if test -e "$one"; then places+=("--show	$(realpath "$one")"); fi
  done
  for one in ${repositories[@]+"${repositories[@]}"}; do
    # A checkout within this one may keep a token there.
    how=--read
    if test "${one#* }" != ./.git && test -d "${one#* }"; then how=--hide; fi
    places+=("$how	$PWD/${one#* ./}")
  done
  places+=("--write	$PWD" "--write	$made/home" "--write	$made/tmp" "--scratch	/tmp" "--scratch	/dev/shm")
  mapfile -t places < <(printf '%s\n' "${places[@]}" | sort -u -t '	' -k 2,2 -k 1,1)
  local arguments=(--user "$user" --owner "$(id -u)" --group "$(id -g)" --network machine --folder "$PWD")
  local free
  free=$(df --output=avail --block-size=1 . | tail -n 1)
  arguments+=(--processes 2000 --file-size $((free / 2)) --keep-free $((free / 20)))
  for one in "${places[@]}"; do arguments+=("${one%%	*}" "${one#*	}"); done
  variables=("HOME=$made/home" "TMPDIR=$made/tmp" "CI=true")
  for one in PATH LANG LC_ALL TZ CC CXX CFLAGS CXXFLAGS LDFLAGS JAVA_HOME GOROOT "${certificates[@]}" "${public[@]}"; do
    if test -n "${!one:-}"; then variables+=("$one=${!one}"); fi
  done
  if test -d "$HOME/.rustup"; then variables+=("RUSTUP_HOME=$HOME/.rustup"); fi
  for one in "${variables[@]}"; do arguments+=(--set "$one"); done
  "${as_root[@]}" "$made/confine" "${arguments[@]}" -- "$(command -v bash)" -euo pipefail -c "exec >&3 3>&-
$1"
}

cd "$(realpath .)"
public=() secret=()
for one in "${addresses[@]}"; do
  case "${!one:-}" in *@*) secret+=("$one") ;; *) public+=("$one") ;; esac
done
user=$((1879048192 + (RANDOM << 13) + RANDOM % 8192))
as_root=()
if test "$SBG_AS" = runner; then
  "${shell[@]}" "$SBG_COMMAND"
  exit
fi
find_repositories
why_not >"$made/why"
why=$(cat "$made/why")
if test -z "$why"; then
  for one in "${secret[@]}"; do
    echo "::warning::the build does not get the variable $one: its address has a user's name or a password, which the code that is built could pass on. Download what it needs in the input prepare, which gets the variable; or give an address without, such as that of a proxy on this machine that adds the password; or build as: runner, if you trust the code"
  done
  # A signal to this shell does not reach what sudo has started: it ends when nobody reads its output.
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  exec 4> >(exec cat)
  passing=$!
  confined "$SBG_COMMAND" <&0 >&4 &
  running=$!
  exec 4>&-
  exec 5> >(end_if_killed)
  status=0
  wait "$running" || status=$?
  wait "$passing" || true
  passing=
  if test "$status" != 0; then
    without=${secret[*]}
    echo "::notice::the build ran as a user of its own, without sudo${without:+ and without $without}: what needs them belongs into the input prepare, and as: runner builds as before"
  fi
  exit "$status"
elif test "$SBG_AS" = own; then
  echo "::error::the build cannot have a user of its own: $why"
  exit 1
else
  echo "::warning::the build runs as the runner's user: $why"
  "${shell[@]}" "$SBG_COMMAND"
fi
