import { createHash } from 'node:crypto'

/** What stands for the hash before the first document of a series. */
export const FIRST_HASH: Uint8Array = new Uint8Array(1)

/** A document in the chain of its series. */
interface Link {
  readonly before: Uint8Array
  readonly series: string
  readonly number: number
  /** Canonical JSON. */
  readonly content: string
}

/**
 * The hash of a document, made of that of the one before it: what was changed, left out or put in between later shows in every hash
 * behind it.
 */
export function fiscalHashOf({ before, series, number, content }: Link): Uint8Array {
  const ofContent = createHash('sha256').update(content).digest()
  return createHash('sha256').update(before).update(series).update(String(number)).update(ofContent).digest()
}
