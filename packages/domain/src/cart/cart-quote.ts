import { CommerceError } from '../error/index.ts'
import type { Cart } from './cart.ts'

/** Goods and codes of a cart in one comparable text. */
function contentOf({ lineItems, discountCodes }: Pick<Cart, 'lineItems' | 'discountCodes'>): string {
  return JSON.stringify([
    lineItems.map(({ id, variant, quantity, price }) => [id, variant.sku, quantity, price.value.centAmount]),
    discountCodes.map(({ discountCode }) => discountCode.id),
  ])
}

/**
 * Refuses to change what was quoted in a cart that a quote was made into: lines, quantities, prices and codes. A cart without a
 * quote pays one look for it. Throws `CommerceError` `invalid-operation`.
 */
export function requireQuotedContent(before: Cart, after: Cart): void {
  if (!before.quote) return
  if (before.quote.id !== after.quote?.id || contentOf(before) !== contentOf(after))
    throw new CommerceError(
      { code: 'invalid-operation' },
      `The cart ${before.id} is as quote ${before.quote.quoteNumber} has it: it takes no other goods, quantities or codes`,
    )
}

/** Refuses to order or pay a cart whose quote has ended at an instant (ISO). Throws `CommerceError` `quote-not-acceptable`. */
export function requireOpenQuote({ quote }: Pick<Cart, 'quote'>, now: string): void {
  if (quote && quote.validUntil <= now)
    throw new CommerceError(
      { code: 'quote-not-acceptable', reason: 'expired' },
      `Quote ${quote.quoteNumber} was valid until ${quote.validUntil}`,
    )
}
