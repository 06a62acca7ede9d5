#!/usr/bin/env bash
# Renders the product pictures that are missing or out of date into demo/pictures.
#
#   npm run render-products                         everything that changed
#   npm run render-products -- fryer welder-2       only a family, a key or a picture (welder-2-side)
#   npm run render-products -- --all fryer          even if nothing changed
#   npm run render-products -- --plates fryer      only the plates, laid over the pictures there are
#   npm run render-products -- --whole hoist       all of it, also where only the plates differ from another picture
#   npm run render-products -- --draft              400 px in a third of the time, to be replaced later
#   npm run render-products -- --proof fryer        small proofs in render/.cache/proofs, nothing published
#   npm run render-products -- --list               only says what would be rendered
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${RENDER_CACHE:-$here/.cache}
export RENDER_CACHE=$cache LABELS=$cache/labels RENDER_PYTHON=${RENDER_PYTHON:-$cache/python/bin/python}
proof= list= draft= plates= whole= plan=()
for word in "$@"; do
  case $word in
    --proof) proof=1; plan+=(--all) ;;
    --list) list=1 ;;
    --plates) plates=1; plan+=(--all) ;;
    --whole) whole=1 ;;
    --draft) draft=--draft ;;
    -h|--help) sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p}' "${BASH_SOURCE[0]}"; exit ;;
    *) plan+=("$word") ;;
  esac
done

films() {
  if command -v ffmpeg > /dev/null; then nice -n 19 node "$here/film.mjs"; else echo 'No films: ffmpeg is missing (apt install ffmpeg)'; fi
}

planned() { node "$here/plan.mjs" "$@" ${plan[@]+"${plan[@]}"}; }
names= laid=
if [[ $plates ]]; then laid=$(planned)
elif [[ $whole || $proof || $list ]]; then names=$(planned)
else names=$(planned --rest) laid=$(planned --plates); fi
mapfile -t names < <(printf '%s' "$names${names:+$'\n'}")
mapfile -t laid < <(printf '%s' "$laid${laid:+$'\n'}")
if [[ ${#names[@]} -eq 0 && ${#laid[@]} -eq 0 ]]; then
  echo 'All pictures are up to date.'
  [[ $list ]] || films
  exit
fi
if [[ $list ]]; then printf '%s\n' "${names[@]}"; exit; fi

missing=()
command -v blender > /dev/null || missing+=('blender (apt install --no-install-recommends blender)')
{ /usr/bin/python3 -c 'import numpy' || python3 -c 'import numpy'; } 2> /dev/null || missing+=('numpy for Blender (apt install python3-numpy)')
"$RENDER_PYTHON" -c 'import pyoidn' 2> /dev/null ||
  missing+=("Open Image Denoise (python3 -m venv '$cache/python' && '$cache/python/bin/pip' install pyoidn==2.5.1.0 numpy, or RENDER_PYTHON=python that has both)")
fc-list : family | grep -i "^inter" > /dev/null || missing+=('the typeface Inter (apt install fonts-inter)')
(cd "$here" && node --input-type=module -e "import './sharp.mjs'") 2> /dev/null ||
  missing+=('sharp (npm install, or RENDER_TOOLS=folder in which it is installed)')
if [[ ${#missing[@]} -gt 0 ]]; then
  echo 'Rendering needs, and did not find:' >&2
  printf '  %s\n' "${missing[@]}" >&2
  exit 1
fi

mkdir -p "$cache"
drawings=("$here"/labels* "$here"/variants "$here"/../demo/catalogue/families)
if [[ ! -d $LABELS || $(find "${drawings[@]}" -newer "$LABELS") ]]; then node "$here/labels.mjs" && touch "$LABELS"; fi

shoot() { # <passes> <mode> <name> ...
  local log=$cache/blender.log
  nice -n 19 blender -b --factory-startup -t 2 --python-exit-code 1 -P "$here/shoot.py" -- "$@" > "$log" 2>&1 ||
    { tail -n 30 "$log" >&2; return 1; }
  grep '^RENDER' "$log"
}

if [[ $proof ]]; then
  shoot "$cache/proofs/passes" proof "${names[@]}"
  nice -n 19 node "$here/develop.mjs" "$cache/proofs/passes" "$cache/proofs" "${names[@]}"
  node "$here/contact-sheet.mjs" "$cache/proofs" "$cache/proofs/sheet.png" "${names[@]}"
  echo "See $cache/proofs/sheet.png"
  exit
fi

finish() { # <name>: one at a time, since all of them write the manifest
  nice -n 19 node "$here/develop.mjs" "$cache/passes" "$cache/cutouts" "$1"
  nice -n 19 node "$here/export.mjs" $draft "$1"
  rm -f "$cache/passes/$1".* "$cache/passes/$1"-[0-9][0-9].*
}

# While a picture is finished on one core, the next one is shot already.
finishing=
for name in "${names[@]}"; do
  shoot "$cache/passes" "$([[ $draft ]] && echo draft || echo final)" "$name"
  [[ ! $finishing ]] || wait "$finishing"
  finish "$name" &
  finishing=$!
done
[[ ! $finishing ]] || wait "$finishing"

# After the pictures over which they are laid; a handful at a time, since a product is built once for those that are alike.
for ((i = 0; i < ${#laid[@]}; i += 24)); do
  some=("${laid[@]:i:24}")
  shoot "$cache/passes" plates "${some[@]}"
  nice -n 19 node "$here/develop.mjs" "$cache/passes" "$cache/cutouts" "${some[@]}"
  nice -n 19 node "$here/export.mjs" --plates "${some[@]}"
  for name in "${some[@]}"; do rm -f "$cache/passes/$name".*; done
done
films
