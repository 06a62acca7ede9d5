import { isEuCountry } from '../market/index.ts'
import type { Money } from '../money/index.ts'
import { ESTABLISHED_IN } from '../store/index.ts'
import type { TaxPortion } from '../tax/index.ts'
import { isCompany } from '../vat/index.ts'
import type { Cart } from './cart.ts'

/**
 * Why a total has no tax: goods that go to a company in another state of the Union are exempt there (art. 138 of Directive
 * 2006/112/EC), those that leave the Union are an export (art. 146). Reverse charge is neither; it is for services alone.
 */
export type TaxNote = 'intra-community-supply' | 'export'

/** What is said about the tax of a cart or an order, next to its sums. */
export interface TaxStatement {
  /** Told to companies. */
  readonly net?: Money
  readonly portions: readonly TaxPortion[]
  /** Whether the total holds the portions; otherwise they are zero and `note` says why. */
  readonly isTaxIncluded: boolean
  readonly note?: TaxNote
}

/** The one statement that pages and mails make about the tax of a cart or an order (VAT-14, ENT-01). */
export function taxStatementOf(totals: Pick<Cart, 'taxMode' | 'country' | 'taxedPrice' | 'billingAddress'>): TaxStatement {
  const { taxMode, country, taxedPrice } = totals
  const isTaxIncluded = taxMode !== 'External'
  const portions = taxedPrice.taxPortions
  if (isTaxIncluded && !isCompany(totals.billingAddress)) return { portions, isTaxIncluded }
  const net = taxedPrice.totalNet
  if (isTaxIncluded || country === ESTABLISHED_IN) return { net, portions, isTaxIncluded }
  return { net, portions, isTaxIncluded, note: isEuCountry(country) ? 'intra-community-supply' : 'export' }
}
