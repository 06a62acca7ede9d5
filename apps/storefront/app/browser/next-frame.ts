/** A page that is not painted, such as one in a tab behind others, makes no frames. */
const LONGEST_WAIT_MS = 200

/** Resolves in a task of its own behind the next frame, so that what has just been answered is seen before what follows. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}
