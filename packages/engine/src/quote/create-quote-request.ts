import { CommerceError } from '@shop/domain/error'
import {
  askedGoods,
  cartOfAsked,
  cleanQuoteComment,
  MAX_OPEN_QUOTES,
  MAX_QUOTE_COMMENT,
  type Quote,
  quotableLines,
} from '@shop/domain/quote'
import { taxRateOn } from '@shop/domain/tax'
import { selectActiveCart } from '../cart/cart-rows.ts'
import { requireCustomer } from '../customer/change-customer.ts'
import { dayOf, type EngineContext, inTransaction } from '../database/context.ts'
import type { Owner } from '../session/session.ts'
import { requireMarket } from '../store/require-market.ts'
import { notifyBuyer, selectQuote, withoutOwner } from './quote-rows.ts'

/** What a company asks a price for: what is in its cart. */
export interface QuoteDraft {
  readonly owner: Owner & { readonly customerId: string }
  readonly storeKey: string
  /** Of the form: sent twice it makes one quote. */
  readonly draftId: string
  readonly comment?: string | undefined
}

/**
 * Asks for a quote for what is in the customer's cart, at what it costs there; the cart stays as it is; the same form makes one, however often it is sent. Has
 * the buyer told by mail. Throws `CommerceError` `cart-not-orderable` for a cart without goods, `invalid-operation` for a customer
 * who is no company and for a cart that is a quote already, `invalid-input` for a comment that is too long, and
 * `max-resource-limit-exceeded` while too many requests wait for the shop.
 */
export async function createQuoteRequest(context: EngineContext, draft: QuoteDraft): Promise<Quote> {
  const { owner, storeKey, draftId } = draft
  const { customerId } = owner
  const comment = requireQuoteComment(draft.comment)
  const market = requireMarket(storeKey)
  return inTransaction(context, async db => {
    // Those who count requests at once wait here for each other.
    const { customer } = await requireCustomer(db, customerId, 'lock')
    const made = await selectQuote(db, { customerId, draftId })
    if (made) return withoutOwner(made)
    if (customer.customerType !== 'company') throw new CommerceError({ code: 'invalid-operation' }, 'Quotes are for companies')
    const cart = await selectActiveCart(db, owner, storeKey)
    if (cart?.quote) throw new CommerceError({ code: 'invalid-operation' }, `The cart is quote ${cart.quote.quoteNumber} already`)
    if (!cart || quotableLines(cart).length === 0)
      throw new CommerceError({ code: 'cart-not-orderable', reason: 'empty' }, 'There is nothing in the cart to quote')
    const { waiting } = await db
      .selectFrom('quote')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('customer_id', '=', customerId)
      .where('state', '=', 'Submitted')
      .executeTakeFirstOrThrow()
    if (Number(waiting) >= MAX_OPEN_QUOTES)
      throw new CommerceError({ code: 'max-resource-limit-exceeded', limit: MAX_OPEN_QUOTES }, 'Too many requests wait already')
    const now = context.now()
    const id = context.newId()
    const taxRate = taxRateOn(market.country, dayOf(context))
    const goods = askedGoods(cart, taxRate, context.newId)
    const { lineItems, shippingPrice } = goods
    const priced = cartOfAsked(goods, { id, locale: cart.locale, now }, market, taxRate)
    await db
      .insertInto('quote')
      .values({
        id,
        customer_id: customerId,
        draft_id: draftId,
        store_key: storeKey,
        locale: cart.locale,
        comment: comment ?? null,
        line_items: JSON.stringify(lineItems),
        currency: priced.totalPrice.currencyCode,
        shipping_cent: shippingPrice?.centAmount ?? null,
        asked_shipping_cent: shippingPrice?.centAmount ?? null,
        total_cent: priced.totalPrice.centAmount,
        taxed_price: JSON.stringify(priced.taxedPrice),
        created_at: now,
        last_modified_at: now,
      })
      .execute()
    await notifyBuyer(context, db, id, 'received')
    const quote = await selectQuote(db, { id })
    if (!quote) throw new Error(`The quote ${id} is gone`)
    return withoutOwner(quote)
  })
}

/** A comment as it is kept. Throws `CommerceError` `invalid-input` for one that is too long. */
export function requireQuoteComment(typed: string | undefined): string | undefined {
  const comment = cleanQuoteComment(typed)
  if (comment !== undefined && comment.length > MAX_QUOTE_COMMENT)
    throw new CommerceError({ code: 'invalid-input', field: 'comment' }, `A comment has at most ${MAX_QUOTE_COMMENT} characters`)
  return comment
}
