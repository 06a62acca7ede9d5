/** Work that is done again and again. */
export interface Repetition {
  /** Waits for the turn under way; no other follows. */
  stop(): Promise<void>
}

/** Does work in turns with a pause between them, never two at a time. `turn` must not throw and should heed `isStopping`. */
export function repeat(pauseMs: number, turn: (isStopping: () => boolean) => Promise<void>): Repetition {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let current = Promise.resolve()

  function next(): void {
    current = turn(() => isStopping).then(() => {
      if (!isStopping) timer = setTimeout(next, pauseMs)
    })
  }
  // Not at once: the caller finishes first.
  timer = setTimeout(next, 0)

  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await current
    },
  }
}
