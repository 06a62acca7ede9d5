/** How long a typed number stands before it counts. */
const NUMBER_INPUT_DELAY_MS = 600

/** The same for a text that is no number. */
const TEXT_INPUT_DELAY_MS = 800

/** Waits for pauses while somebody types. */
export interface TypingPause {
  /** Takes what stands in the box now; `run` is called with it after the pause. An empty box waits for more. */
  type(text: string): void
  /** Forgets what waits. */
  cancel(): void
}

/** Calls `run` with what was typed once nothing more has been typed for 600 ms, or 800 ms where it is no number. */
export function createTypingPause(run: (typed: string) => void): TypingPause {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    type(text) {
      clearTimeout(timer)
      if (text.trim() === '') return
      timer = setTimeout(() => run(text), Number.isFinite(Number(text)) ? NUMBER_INPUT_DELAY_MS : TEXT_INPUT_DELAY_MS)
    },
    cancel: () => clearTimeout(timer),
  }
}
