const begun = performance.now()

/** Prints one progress line with the seconds since the command began. */
export function say(message) {
  console.log(`[${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s] ${message}`)
}

/** Ends the command with a message for the person who typed it. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
