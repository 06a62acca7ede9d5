import { OperationError } from '@shop/contract'
import type { ResultOf } from '@shop/contract/operations'
import { cleanQuoteComment, MAX_QUOTE_COMMENT } from '@shop/domain/quote'
import { quoteHref } from '../../href/quote-href.ts'
import { REFUSED, type RefusedAddition, readRefused } from '../../href/refused-additions.ts'
import { logError } from '../../request/log.server.ts'
import { pageNotFound } from '../../request/not-found.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { openCart } from '../../request/session.server.ts'
import { ACCEPT, DECLINE, LEAVE, LEAVE_AND_ADD, RENEGOTIATE } from './quote-form.ts'
import type { QuoteProblem } from './quote-words.server.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What was typed about a quote. */
export interface QuoteForm {
  /** Of the form as it was opened: sent twice it makes one quote. */
  readonly draftId: string
  readonly intent: string
  readonly version: number
  readonly comment: string
  /** Goods that the cart of the quote did not take. */
  readonly refused: readonly RefusedAddition[]
}

/** Reads a form about a quote; nothing is judged. */
export function readQuoteForm(form: FormData): QuoteForm {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const draftId = text('draftId')
  return {
    draftId: UUID.test(draftId) ? draftId : crypto.randomUUID(),
    intent: text('intent'),
    version: Number(text('version')) || 1,
    comment: text('comment'),
    refused: readRefused(text(REFUSED)),
  }
}

/** A quote that the customer may see by the id of its URL. Throws the page that does not exist for any other. */
export async function findQuote(shop: ShopRequest, id: string): Promise<ResultOf<'getQuote'>> {
  return found(shop, id, () => shop.client.call('getQuote', { id }))
}

/** The PDF of such a quote, in base 64. Throws like `findQuote`, also where it does not exist. */
export async function findQuoteDocument(shop: ShopRequest, id: string): Promise<ResultOf<'getQuoteDocument'>['file']> {
  return (await found(shop, id, () => shop.client.call('getQuoteDocument', { id }))).file
}

async function found<Result>(shop: ShopRequest, id: string, find: () => Promise<Result>): Promise<Result> {
  if (!UUID.test(id)) throw pageNotFound()
  try {
    return await find()
  } catch (error) {
    problemOf(shop, error)
    throw error
  }
}

/** Asks for a quote for what is in the cart; its id, or what keeps it from being done. */
export async function requestQuote(
  shop: ShopRequest,
  { draftId, comment: typed }: QuoteForm,
): Promise<{ readonly id: string } | { readonly problem: QuoteProblem }> {
  const comment = cleanQuoteComment(typed)
  if (comment && comment.length > MAX_QUOTE_COMMENT) return { problem: 'comment' }
  try {
    return { id: (await shop.client.call('createQuoteRequest', { draftId, ...(comment ? { comment } : {}) })).quote.id }
  } catch (error) {
    const problem = problemOf(shop, error)
    return { problem: problem === 'not-acceptable' ? 'companies-only' : problem }
  }
}

/** Does what the buttons of a quote say: where that leads, or what keeps it from being done. */
export async function changeQuote(
  shop: ShopRequest,
  id: string,
  { intent, version, comment: typed, refused }: QuoteForm,
): Promise<{ readonly href: string } | { readonly problem: QuoteProblem }> {
  const { client, hrefs } = shop
  const comment = cleanQuoteComment(typed) ?? ''
  if (intent === RENEGOTIATE && (comment === '' || comment.length > MAX_QUOTE_COMMENT)) return { problem: 'comment' }
  try {
    switch (intent) {
      case ACCEPT:
        await client.call('acceptQuote', { id })
        return { href: hrefs.checkout('cart') }
      case LEAVE:
        await client.call('leaveQuote', {})
        return { href: hrefs.checkout('cart') }
      case LEAVE_AND_ADD:
        await client.call('leaveQuote', {})
        return { href: await addRefused(shop, refused) }
      case DECLINE:
        await client.call('declineQuote', { id, version })
        return { href: quoteHref(hrefs, id) }
      case RENEGOTIATE:
        await client.call('renegotiateQuote', { id, version, comment })
        return { href: quoteHref(hrefs, id, true) }
      default:
        return { href: quoteHref(hrefs, id) }
    }
  } catch (error) {
    return { problem: problemOf(shop, error) }
  }
}

/** Adds goods to the cart: where that leads, which is the list of them with what is wrong where they cannot be had. */
async function addRefused(shop: ShopRequest, additions: readonly RefusedAddition[]): Promise<string> {
  const { client, hrefs } = shop
  try {
    const { id, version } = await openCart(shop)
    await client.call('addItemsToCart', { id, version, lineItems: [...additions] })
    return hrefs.checkout('cart')
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    return hrefs.quickOrder(additions.map(({ sku, quantity }) => `${sku};${quantity}`).join('\n'))
  }
}

/** What an operation on a quote was refused for. Throws the page that does not exist for a quote that is not the customer's, and defects. */
function problemOf({ requestId }: ShopRequest, error: unknown): QuoteProblem {
  if (!(error instanceof OperationError)) throw error
  if (error.has('ResourceNotFound')) throw pageNotFound()
  if (error.has('ConcurrentModification')) return 'changed'
  if (error.has('MaxResourceLimitExceeded')) return 'too-many'
  if (error.has('unprocessable-entity')) return 'nothing'
  if (error.has('InvalidOperation')) return 'not-acceptable'
  logError('A quote was not changed', error, { requestId })
  return 'failed'
}
