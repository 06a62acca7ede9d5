/** Too many manuals are queued to render another one now. */
export class TooManyManualsError extends Error {}

interface PdfCache {
  /** The cached file of a key, else a new one. Rejects with `TooManyManualsError` when too many are queued. */
  get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>
}

interface PdfCacheLimits {
  /** Total size of the cached files; the least recently used are evicted. */
  readonly maxBytes: number
  /** Manuals that may wait for those before them. */
  readonly maxQueued: number
}

/**
 * Caches manuals and renders missing ones one after another, each once however many requests there are: pages must not
 * wait for manuals.
 */
export function createPdfCache({ maxBytes, maxQueued }: PdfCacheLimits): PdfCache {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const rendering = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let last: Promise<unknown> = Promise.resolve()
  let size = 0

  function store(key: string, file: Uint8Array<ArrayBuffer>): void {
    files.set(key, file)
    size += file.length
    for (const [oldest, { length }] of files) {
      if (size <= maxBytes) return
      files.delete(oldest)
      size -= length
    }
  }

  return {
    async get(key, make) {
      const known = files.get(key)
      if (known) {
        files.delete(key)
        files.set(key, known)
        return known
      }
      const begun = rendering.get(key)
      if (begun) return begun
      if (rendering.size > maxQueued) throw new TooManyManualsError(`${rendering.size} manuals are being rendered`)
      const made = last.then(make).then(file => {
        store(key, file)
        return file
      })
      rendering.set(key, made)
      last = made.catch(() => undefined).finally(() => rendering.delete(key))
      return made
    },
  }
}
