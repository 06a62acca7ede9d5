/** A manual cannot be made now, because too many others are waiting for theirs. */
export class ManualsBusyError extends Error {}

interface ManualShelf {
  /** The file of a key: the one that is kept, or a new one. Rejects with `ManualsBusyError` when too many are waiting. */
  fileOf(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>
}

interface ShelfLimits {
  /** Files are forgotten from the least wanted on, so that together they are no larger. */
  readonly keptBytes: number
  /** Manuals that may wait until those before them are made. */
  readonly waiting: number
}

/**
 * Keeps manuals that were made, and makes others one after another, each once however many ask for it: pages must not
 * wait for manuals.
 */
export function createManualShelf({ keptBytes, waiting }: ShelfLimits): ManualShelf {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const inWork = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let last: Promise<unknown> = Promise.resolve()
  let size = 0

  function keep(key: string, file: Uint8Array<ArrayBuffer>): void {
    kept.set(key, file)
    size += file.length
    for (const [oldest, { length }] of kept) {
      if (size <= keptBytes) return
      kept.delete(oldest)
      size -= length
    }
  }

  return {
    async fileOf(key, make) {
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const begun = inWork.get(key)
      if (begun) return begun
      if (inWork.size > waiting) throw new ManualsBusyError(`${inWork.size} manuals are being made`)
      const made = last.then(make).then(file => {
        keep(key, file)
        return file
      })
      inWork.set(key, made)
      last = made.catch(() => undefined).finally(() => inWork.delete(key))
      return made
    },
  }
}
