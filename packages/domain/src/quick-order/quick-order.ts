import type { Cart, LineItem } from '../cart/index.ts'
import { isChosenGoods, quantityInCart } from '../cart/index.ts'
import { addableQuantity, isGtin13, isSku, isVirtualSku, MAX_LINE_ITEM_QUANTITY, type Price } from '../product/index.ts'

/** Most lines of a list that are ordered at once. */
export const MAX_QUICK_ORDER_LINES = 200

/** A line of a list as its writer meant it. */
export interface QuickOrderEntry {
  /** Where it stands in the list, from 1; empty lines count. */
  readonly line: number
  /** The line as it was written. */
  readonly text: string
  /** A SKU, an EAN, or what cannot be either. */
  readonly itemNumber: string
  /** Units, 1 to 1000; missing where what was written is not one of these. */
  readonly quantity?: number
}

/** Separators of fields, of which the first that a line has divides it: a comma may be part of a number behind the others. */
const SEPARATORS = ['\t', ';', ',']

/**
 * The lines of a pasted list or a CSV file: item number first, then the quantity, 1 where there is not one; further columns
 * are ignored. Empty lines and a heading are left out. More than `MAX_QUICK_ORDER_LINES` are read as far as one beyond that,
 * so that the caller sees there are too many.
 */
export function readQuickOrder(list: string): QuickOrderEntry[] {
  const lines = list.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const written = lines
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const entries = written.filter(({ text }, index) => index > 0 || /\d/.test(text))
  return entries.slice(0, MAX_QUICK_ORDER_LINES + 1).map(({ line, text }) => {
    const [number = '', units = ''] = fieldsOf(text)
    const quantity = units === '' ? 1 : quantityOf(units)
    return { line, text, itemNumber: itemNumberOf(number), ...(quantity === undefined ? {} : { quantity }) }
  })
}

function fieldsOf(text: string): string[] {
  const separator = SEPARATORS.find(candidate => text.includes(candidate)) ?? /\s+/
  return text
    .replaceAll('"', '')
    .split(separator)
    .map(field => field.trim())
}

/** An item number in its normal form: a SKU may be written small, or by its eight digits alone. */
function itemNumberOf(written: string): string {
  const number = written.toUpperCase()
  return /^\d{8}$/.test(number) ? `EX${number}` : number
}

function quantityOf(written: string): number | undefined {
  const [, digits] = /^(\d{1,4})(?:[.,]0+)?$/.exec(written) ?? []
  const quantity = Number(digits)
  return quantity >= 1 && quantity <= MAX_LINE_ITEM_QUANTITY ? quantity : undefined
}

/** Lines as a list that `readQuickOrder` reads: what belongs to goods of one cart or was a gift is left out. */
export function writeQuickOrder(lines: readonly Pick<LineItem, 'variant' | 'quantity' | 'type' | 'lineItemMode'>[]): string {
  return lines
    .filter(isChosenGoods)
    .map(({ variant, quantity }) => `${variant.sku};${quantity}`)
    .join('\n')
}

/** The SKUs and the EANs that entries name, each once. */
export function numbersOfQuickOrder(entries: readonly QuickOrderEntry[]): { readonly skus: string[]; readonly eans: string[] } {
  const numbers = [...new Set(entries.map(({ itemNumber }) => itemNumber))]
  return { skus: numbers.filter(number => isSku(number) && !isVirtualSku(number)), eans: numbers.filter(isGtin13) }
}

/** What a market knows of a SKU. */
export interface QuickOrderItem {
  readonly sku: string
  /** Missing where it is not sold. */
  readonly price?: Price
  /** Units that are there. */
  readonly available: number
}

/**
 * Why a line cannot be ordered: there is no such number; it is not sold in this market; the quantity is not one; there are not
 * as many, or not as many fit into the cart.
 */
export type QuickOrderProblem = 'unknown' | 'not-sold' | 'quantity' | 'stock'

/** A line of a list with what it would order. */
export interface QuickOrderLine<Item extends QuickOrderItem = QuickOrderItem> extends QuickOrderEntry {
  readonly item?: Item
  /** Missing where the line can be ordered. */
  readonly problem?: QuickOrderProblem
  /** Units that this line can have, behind what the cart holds and the lines before it take. */
  readonly addable: number
}

/** Checks every line for itself, in the order of the list, so that lines of one SKU share its stock. */
export function checkQuickOrder<Item extends QuickOrderItem>(
  entries: readonly QuickOrderEntry[],
  findItem: (itemNumber: string) => Item | undefined,
  cart: Pick<Cart, 'lineItems'>,
): QuickOrderLine<Item>[] {
  const taken = new Map<string, number>()
  return entries.map(entry => {
    const item = findItem(entry.itemNumber)
    if (!item) return { ...entry, problem: 'unknown', addable: 0 }
    if (!item.price) return { ...entry, item, problem: 'not-sold', addable: 0 }
    const { sku } = item
    const before = quantityInCart(cart, sku) + (taken.get(sku) ?? 0)
    const addable = addableQuantity(sku, before, item.available)
    if (entry.quantity === undefined) return { ...entry, item, problem: 'quantity', addable }
    if (entry.quantity > addable) return { ...entry, item, problem: 'stock', addable }
    taken.set(sku, (taken.get(sku) ?? 0) + entry.quantity)
    return { ...entry, item, addable }
  })
}

/** What the good lines of a list add to a cart, each SKU once. */
export function additionsOfQuickOrder(lines: readonly QuickOrderLine[]): { readonly sku: string; readonly quantity: number }[] {
  const units = new Map<string, number>()
  for (const { item, quantity, problem } of lines) {
    if (item && quantity !== undefined && problem === undefined) units.set(item.sku, (units.get(item.sku) ?? 0) + quantity)
  }
  return [...units].map(([sku, quantity]) => ({ sku, quantity }))
}
