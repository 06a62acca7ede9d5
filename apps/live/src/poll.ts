export interface PollOptions {
  readonly pauseMs: number
  /** Told once when looking begins to fail. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Looks again and again, never two times at once, with a pause in between; a failure does not end it. The result does.
 *
 * The database is asked, rather than telling us by NOTIFY, because NOTIFY makes transactions commit one after another.
 */
export function poll(look: () => Promise<void>, { pauseMs, onFailure }: PollOptions): () => void {
  let isFailing = false
  let isStopped = false
  let timer = setTimeout(run, pauseMs)

  async function run(): Promise<void> {
    try {
      await look()
      isFailing = false
    } catch (error) {
      if (!isFailing && !isStopped) onFailure(error)
      isFailing = true
    }
    if (!isStopped) timer = setTimeout(run, pauseMs)
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
