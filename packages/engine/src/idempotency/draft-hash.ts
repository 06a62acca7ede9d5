import { createHash } from 'node:crypto'

/** What a draft was sent for, besides its content. */
interface DraftPlace {
  readonly storeKey: string
  readonly locale: string
}

/** SHA-256 of what was sent under the id of a draft: the same draft sent again is the same, one that was changed is another. */
export function draftHashOf(document: string, { storeKey, locale }: DraftPlace): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([document, storeKey, locale]))
    .digest()
}
