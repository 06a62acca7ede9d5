import { OperationError } from '@shop/contract'
import { localize } from '@shop/domain/market'
import { type Money, moneyOf } from '@shop/domain/money'
import { effectivePrice, MAX_LINE_ITEM_QUANTITY } from '@shop/domain/product'
import {
  additionsOfQuickOrder,
  checkQuickOrder,
  MAX_QUICK_ORDER_LINES,
  numbersOfQuickOrder,
  type QuickOrderEntry,
  type QuickOrderLine,
  readQuickOrder,
} from '@shop/domain/quick-order'
import type { Translate } from '@shop/i18n'
import { redirect } from 'react-router'
import { type FoundItem, findItems, hrefOfItem } from '../../catalogue/find-items.server.ts'
import { logError } from '../../request/log.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { findActiveCart, openCart } from '../../request/session.server.ts'
import { ADD, type CheckedLine, type QuickOrderAnswer, SET_ASIDE_AND_ADD } from './quick-order-answer.ts'

/**
 * Checks a list of item numbers, or adds its good lines to the cart by one operation; where all are good, leads on to the
 * cart (a thrown redirect). What is wrong with the others is said per line, and they stay to be corrected.
 */
export async function submitQuickOrder(shop: ShopRequest, t: Translate, form: FormData): Promise<QuickOrderAnswer> {
  const list = [textOf(form, 'list'), textOf(form, 'file')].filter(text => text.trim()).join('\n')
  const entries = readQuickOrder(list)
  if (entries.length === 0) return { list, refusal: t('quickOrder.empty') }
  if (entries.length > MAX_QUICK_ORDER_LINES) return { list, refusal: t('quickOrder.tooMany', { max: MAX_QUICK_ORDER_LINES }) }
  const lines = await checked(shop, entries)
  const additions = additionsOfQuickOrder(lines)
  const answer = { list, checked: inWords(shop, t, lines) }
  const intent = form.get('intent')
  if ((intent !== ADD && intent !== SET_ASIDE_AND_ADD) || additions.length === 0) return answer
  try {
    // The cart of a quote is put aside for the one before.
    if (intent === SET_ASIDE_AND_ADD) await shop.client.call('leaveQuote', {})
    const { id, version, quote } = await openCart(shop)
    if (quote) return refusedByQuote(answer, t, quote.quoteNumber)
    await shop.client.call('addItemsToCart', { id, version, lineItems: additions })
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    if (error.statusCode >= 500) logError('A list was not added to a cart', error, { requestId: shop.requestId })
    return { ...answer, notice: { type: 'error', text: t('quickOrder.failed') } }
  }
  const open = lines.filter(({ problem }) => problem !== undefined)
  if (open.length === 0) throw redirect(shop.hrefs.checkout('cart'), 303)
  const left = readQuickOrder(open.map(({ text }) => text).join('\n'))
  return {
    list: open.map(({ text }) => text).join('\n'),
    notice: { type: 'success', text: t('quickOrder.partly', { count: lines.length - open.length }) },
    checked: inWords(shop, t, await checked(shop, left)),
  }
}

/** That the cart is of a quote, with a button that puts the quote aside; the list stays. */
function refusedByQuote(answer: QuickOrderAnswer, t: Translate, number: string): QuickOrderAnswer {
  const { checked } = answer
  return {
    ...answer,
    notice: { type: 'error', text: t('quote.cartRefused', { number }) },
    ...(checked ? { checked: { ...checked, setAside: t('quote.setAside') } } : {}),
  }
}

/**
 * The list that a link carries, checked. `added` lines of it are in the cart already, as the link says; it is told as it is after
 * an addition.
 */
export async function checkLinkedList(shop: ShopRequest, t: Translate, parameters: URLSearchParams): Promise<QuickOrderAnswer> {
  const list = parameters.get('list') ?? ''
  if (list.trim() === '') return { list: '' }
  const form = new FormData()
  form.set('list', list)
  const answer = await submitQuickOrder(shop, t, form)
  const [added] = /^[1-9]\d{0,2}$/.exec(parameters.get('added') ?? '') ?? []
  return added ? { ...answer, notice: { type: 'success', text: t('quickOrder.partly', { count: Number(added) }) } } : answer
}

/** The lines of a list against what this market sells now and what the cart holds already. */
async function checked(shop: ShopRequest, entries: readonly QuickOrderEntry[]): Promise<QuickOrderLine<FoundItem>[]> {
  const { skus, eans } = numbersOfQuickOrder(entries)
  const [cart, named] = await Promise.all([
    findActiveCart(shop),
    eans.length > 0 ? shop.client.call('getSkusByEan', { europeanArticleNumbers: eans }).then(found => found.skus) : [],
  ])
  const skuOfEan = new Map(named.map(({ europeanArticleNumber, sku }) => [europeanArticleNumber, sku]))
  const items = await findItems(shop, [...new Set([...skus, ...skuOfEan.values()])])
  const find = (itemNumber: string) => items.get(skuOfEan.get(itemNumber) ?? itemNumber)
  return checkQuickOrder(entries, find, cart ?? { lineItems: [] })
}

function inWords(shop: ShopRequest, t: Translate, lines: readonly QuickOrderLine<FoundItem>[]): QuickOrderAnswer['checked'] {
  const { market } = shop
  const good = lines.filter(({ problem }) => problem === undefined)
  const sum = good.reduce((cents, line) => cents + centsOf(line), 0)
  const money = (centAmount: number) => moneyOf(market.currency, centAmount)
  return {
    lines: lines.map(line => lineInWords(shop, t, line, money)),
    summary: t('quickOrder.summary', { good: good.length, all: lines.length }),
    ...(good.length > 0 ? { sum: money(sum) } : {}),
    canAdd: good.length > 0,
  }
}

/** What a line costs at the price of one unit; discounts of the cart come later. */
function centsOf({ item, quantity }: QuickOrderLine<FoundItem>): number {
  return item?.price && quantity !== undefined ? effectivePrice(item.price).centAmount * quantity : 0
}

function lineInWords(
  { locale, hrefs }: ShopRequest,
  t: Translate,
  line: QuickOrderLine<FoundItem>,
  money: (centAmount: number) => Money,
): CheckedLine {
  const { item, quantity, problem } = line
  const isGood = problem === undefined
  return {
    place: t('quickOrder.line', { line: line.line }),
    itemNumber: line.itemNumber,
    ...(item ? { product: { name: localize(item.product.name, locale), href: hrefOfItem({ hrefs, locale }, item) } } : {}),
    ...(quantity === undefined ? {} : { quantity: t('cart.unitCount', { count: quantity }) }),
    ...(item?.price ? { unitPrice: effectivePrice(item.price) } : {}),
    ...(isGood ? { total: money(centsOf(line)) } : { problem: problemText(t, line) }),
  }
}

function problemText(t: Translate, { problem, addable }: QuickOrderLine<FoundItem>): string {
  switch (problem) {
    case 'quantity':
      return t('quickOrder.quantity', { max: MAX_LINE_ITEM_QUANTITY })
    case 'stock':
      return addable > 0 ? t('quickOrder.stock', { count: addable }) : t('quickOrder.soldOut')
    case 'not-sold':
      return t('quickOrder.notSold')
    default:
      return t('quickOrder.unknown')
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
