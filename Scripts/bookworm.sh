#!/usr/bin/env bash
# bookworm.sh FOLDER [PACKAGE...]: makes a minimal Debian 12 in a folder, with packages from the same sources as
# this machine's. It takes root.
set -euo pipefail

root=$1
shift
mirror=$(apt-get indextargets --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
  sed -n '0,/^bookworm main /s/^bookworm main //p')
eval "$(apt-config shell proxy Acquire::http::Proxy)"
env ${proxy:+http_proxy="$proxy"} debootstrap --variant=minbase ${1:+--include="$(IFS=,; echo "$*")"} \
  bookworm "$root" ${mirror:+"$mirror"}
rm -r "$root/etc/apt"
cp -a /etc/apt "$root/etc/apt"
for file in /etc/hosts /etc/pip.conf /root/.config/pip/pip.conf; do
  [ ! -e $file ] || install -D -m 644 $file "$root$file"
done
