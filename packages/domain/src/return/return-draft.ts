import type { ShipmentLine } from '../shipment/index.ts'
import type { ReturnReason, ReturnResolution } from './return.ts'

/** Longest comment of a customer in characters. */
export const MAX_RETURN_COMMENT = 1000
/** Pictures of a return. */
export const MAX_RETURN_PICTURES = 3

/** What a customer asks to return. */
export interface ReturnDraft {
  readonly lines: readonly ShipmentLine[]
  readonly reason: ReturnReason
  readonly wish: ReturnResolution
  readonly comment?: string
}

/** A comment as it is kept: its line breaks alike and without characters that no one types; undefined for an empty one. */
export function returnCommentOf(typed = ''): string | undefined {
  const text = typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return text === '' ? undefined : text
}
