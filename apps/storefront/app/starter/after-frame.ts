/** A page that is not painted, such as one in a tab behind others, makes no frames. */
const LONGEST_WAIT_MS = 200

/** Runs work in a task of its own behind the next frame, so that what has just been answered is seen before. */
export function afterFrame(run: () => void): void {
  let hasRun = false
  const runOnce = () => {
    if (hasRun) return
    hasRun = true
    run()
  }
  requestAnimationFrame(() => setTimeout(runOnce))
  setTimeout(runOnce, LONGEST_WAIT_MS)
}
