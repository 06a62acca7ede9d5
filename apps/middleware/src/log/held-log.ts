/** What a log takes of a message. */
type Write = (fields: object, message: string) => void

/** Messages from before there is a log; they are written as soon as there is one, and later ones at once. */
export interface HeldLog {
  readonly info: Write
  release(write: Write): void
}

/** A log that holds what is told too early. */
export function createHeldLog(): HeldLog {
  const held: Parameters<Write>[] = []
  let write: Write = (...message) => held.push(message)
  return {
    info: (...message) => write(...message),
    release(next) {
      write = next
      for (const message of held.splice(0)) write(...message)
    },
  }
}
