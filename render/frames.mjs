/** Frames of a turn around a product; shoot.py makes as many. */
const SPIN_FRAMES = 24

/** What the names of a picture's files go on with: nothing, or the number of each frame of a turn. */
export function frameSuffixes(view) {
  return view === 'spin' ? Array.from({ length: SPIN_FRAMES }, (_frame, i) => `-${String(i).padStart(2, '0')}`) : ['']
}

/** Names of the files a picture (key-view) is made of. */
export function frameNames(name) {
  return frameSuffixes(name.split('-').at(-1)).map(suffix => name + suffix)
}
