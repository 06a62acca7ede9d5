import { isFiscalNumber } from '@shop/domain/fiscal'
import type { EngineContext } from '@shop/engine/database'
import { findDocument, findErasedOrders, type IssuedDocument } from '@shop/engine/fiscal'

/** What `--tax` is, in the help of a command. */
export const TAX_WORD =
  '--tax  why a document is opened whose customer is erased, such as "audit of 2026 by the tax office": noted in the audit log'
const MAX_TAX_REASON = 200

/** The number of an invoice or a credit note. Throws for any other text. */
export function readDocumentNumber(text = ''): string {
  if (!isFiscalNumber(text)) throw new Error(`${text} is not the number of a document such as RE-2026-00000101`)
  return text
}

/** The reason after `--tax`. Throws for one that is empty or too long. */
export function readTax(reason: string | undefined): string | undefined {
  if (reason === undefined) return undefined
  const text = reason.trim()
  if (text === '' || text.length > MAX_TAX_REASON) throw new Error(`--tax takes a reason of 1 to ${MAX_TAX_REASON} characters`)
  return text
}

/** The reason for which a document is opened; none where it needs none. Throws for one that needs it and has none. */
export async function requireReadable(context: EngineContext, { orderId, document }: IssuedDocument, tax: string | undefined) {
  if (!(await findErasedOrders(context, [orderId])).has(orderId)) return {}
  if (tax === undefined)
    throw new Error(
      `The customer of ${document.number} is erased: it is opened for the tax office alone, with --tax and the reason`,
    )
  return { reason: tax }
}

/** A document by its number. Throws where there is no such document. */
export async function requireDocument(context: EngineContext, number: string): Promise<IssuedDocument> {
  const found = await findDocument(context, { number })
  if (!found) throw new Error(`There is no document ${number}`)
  return found
}
