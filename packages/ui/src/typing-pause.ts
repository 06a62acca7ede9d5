/** Pause after which a typed number counts. */
const NUMBER_INPUT_DELAY_MS = 600

/** The same for a text that is not a number. */
const TEXT_INPUT_DELAY_MS = 800

/** A debounce for an input. */
export interface TypingPause {
  /** Takes the current text; `run` is called with it after the pause. An empty input waits for more. */
  type(text: string): void
  /** Drops the pending text. */
  cancel(): void
}

/** Calls `run` with the text once nothing more was typed for 600 ms, or for 800 ms where it is not a number. */
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
