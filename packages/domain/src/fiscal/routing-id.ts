import type { FiscalDocument } from './fiscal-document.ts'

const FORM = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/

/** Whether a text is the routing id of a German public buyer (Leitweg-ID), with right check digits (ISO 7064 mod 97-10). */
export function isRoutingId(text: string): boolean {
  const [, coarse, fine = '', check] = FORM.exec(text.toUpperCase()) ?? []
  if (coarse === undefined) return false
  const digits = `${coarse}${fine}${check}`.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** Digits, perhaps letters, and two check digits, with hyphens: no other reference of a buyer looks like a routing id. */
const LOOKS_LIKE_ONE = /^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/i

/**
 * A document with the reference its buyer asks for (BT-10), as it is handed out; what was issued stays. The routing id of a public buyer is
 * its electronic address too. Undefined for a routing id with wrong check digits.
 */
export function withBuyerReference(document: FiscalDocument, reference: string): FiscalDocument | undefined {
  if (!LOOKS_LIKE_ONE.test(reference)) return { ...document, buyerReference: reference }
  if (!isRoutingId(reference)) return undefined
  return { ...document, buyerReference: reference, buyer: { ...document.buyer, endpoint: { scheme: '0204', id: reference } } }
}
