import { createHash } from 'node:crypto'

const HEX_DIGITS = 13

/** Remembers keys of a large file in 8 bytes each. */
export function createSeenKeys(): { readonly isSeen: (key: string) => boolean } {
  const seen = new Set<number>()
  return {
    /** Whether the key was asked for before. */
    isSeen(key) {
      const digest = Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, HEX_DIGITS), 16)
      if (seen.has(digest)) return true
      seen.add(digest)
      return false
    },
  }
}
