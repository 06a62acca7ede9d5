export interface PollOptions {
  /** Pause after a look, in ms, or what says it after each. */
  readonly pauseMs: number | (() => number)
  /** Told once when looking begins to fail. */
  readonly onFailure: (error: unknown) => void
}

/** How much longer pauses are than looks at least. */
const REST = 5
const MAX_PAUSE_MS = 1000

/**
 * Looks again and again, never two times at once, with a pause in between, which is longer where a look takes long: all of them
 * together never take more than a sixth of the time. A failure does not end it. The result does.
 *
 * The database is asked, rather than telling us by NOTIFY, because NOTIFY makes transactions commit one after another.
 */
export function poll(look: () => Promise<void>, { pauseMs, onFailure }: PollOptions): () => void {
  let isFailing = false
  let isStopped = false
  const pause = typeof pauseMs === 'number' ? () => pauseMs : pauseMs
  let timer = setTimeout(run, pause())

  async function run(): Promise<void> {
    const begun = performance.now()
    try {
      await look()
      isFailing = false
    } catch (error) {
      if (!isFailing && !isStopped) onFailure(error)
      isFailing = true
    }
    const took = performance.now() - begun
    if (!isStopped) timer = setTimeout(run, Math.max(pause(), Math.min(MAX_PAUSE_MS, took * REST)))
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
