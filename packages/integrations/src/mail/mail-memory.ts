/** Memory stays for so many mails: those that are sent at the same time. */
const MAX_KEPT = 5
/** Sizes in bytes are rounded up to this, so that the memory of one mail fits the next one. */
const STEP = 64 * 1024

/** The bytes of a mail in memory that is used again. */
interface HeldBytes {
  readonly bytes: Buffer
  /** Gives the memory back. Only once no one reads the bytes any more: those of a mail that failed may still be on their way. */
  release(): void
}

/**
 * Memory for mails as they are sent. A mail of an order has a hundred kilobytes that live for as long as the other server takes:
 * long enough to be counted as old, so that V8 looked through all objects of the process again and again for their sake.
 */
export class MailMemory {
  readonly #free: Buffer[] = []

  /** Joins parts of a mail. */
  join(parts: readonly Buffer[]): HeldBytes {
    const size = parts.reduce((sum, { length }) => sum + length, 0)
    const memory = this.#take(size)
    let place = 0
    for (const part of parts) place += part.copy(memory, place)
    return {
      bytes: memory.subarray(0, size),
      release: () => {
        if (this.#free.length < MAX_KEPT) this.#free.push(memory)
      },
    }
  }

  #take(size: number): Buffer {
    const found = this.#free.findIndex(({ length }) => length >= size)
    const [known] = found === -1 ? [] : this.#free.splice(found, 1)
    return known ?? Buffer.allocUnsafeSlow(Math.ceil(size / STEP) * STEP)
  }
}
