import { isChosenGoods, type LineItem } from '../cart/index.ts'
import type { Order } from '../order/index.ts'
import type { WantedUnits } from '../shipment/index.ts'

type OrderLines = Pick<Order, 'lineItems'>

/**
 * The goods that a declaration names in its buyer's words, as units of the order; undefined where any part of them is not beyond
 * doubt. An item is named by its number or its name in any language, with how many of it where there are several: `EX30010001`,
 * `2 x Pan`, `Pan (EX30010001): 2`. Each stands on a line of its own, or between commas.
 */
export function withdrawnUnitsOf(goods: string, order: OrderLines): readonly WantedUnits[] | undefined {
  const units = new Map<string, number>()
  for (const line of goods.split(/[\n;]/).filter(text => normal(text) !== '')) {
    const whole = namedUnits(line, order)
    const named = whole ? [whole] : line.split(',').map(part => namedUnits(part, order))
    for (const one of named) {
      if (!one) return undefined
      units.set(one.sku, (units.get(one.sku) ?? 0) + one.quantity)
    }
  }
  const isOrdered = [...units].every(([sku, quantity]) => quantity <= orderedUnits(order, sku))
  return units.size > 0 && isOrdered ? [...units].map(([sku, quantity]) => ({ sku, quantity })) : undefined
}

/** Whether units are all goods of an order, so that it is withdrawn from as a whole. */
export function areAllGoods(units: readonly WantedUnits[], order: OrderLines): boolean {
  return goodsOf(order).every(({ variant }) => {
    const named = units.reduce((sum, { sku, quantity }) => (sku === variant.sku ? sum + quantity : sum), 0)
    return named >= orderedUnits(order, variant.sku)
  })
}

function namedUnits(text: string, order: OrderLines): WantedUnits | undefined {
  const { words, quantity } = withoutQuantity(text)
  const skus = new Set(
    goodsOf(order).flatMap(({ variant: { sku }, name }) => {
      const number = normal(sku)
      const rest = normal(
        words
          .split(' ')
          .filter(word => word !== number)
          .join(' '),
      )
      const names = Object.values(name).map(one => normal(one))
      return rest === '' || names.includes(words) || (rest !== words && names.includes(rest)) ? [sku] : []
    }),
  )
  const [sku, other] = skus
  if (sku === undefined || other !== undefined) return undefined
  const ordered = orderedUnits(order, sku)
  // How many of several were meant is not for the shop to guess.
  if (quantity === undefined && ordered > 1) return undefined
  return { sku, quantity: quantity ?? ordered }
}

/** What is left of a text without a quantity at one of its ends: `2 x …`, `2× …`, `… x 2`, `…: 2`. */
function withoutQuantity(text: string): { readonly words: string; readonly quantity?: number } {
  const lower = text.toLowerCase().trim()
  const [, first, after] = /^(\d{1,4})\s*[x×*]\s*(.+)$/u.exec(lower) ?? []
  const [, before, last] = /^(.+?)\s*(?:[×*:]|\sx)\s*(\d{1,4})$/u.exec(lower) ?? []
  const found = first ?? last
  if (found === undefined) return { words: normal(lower) }
  return Number(found) === 0 ? { words: '' } : { words: normal(after ?? before ?? ''), quantity: Number(found) }
}

/** In small letters, without what only separates words. */
function normal(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

function goodsOf({ lineItems }: OrderLines): readonly LineItem[] {
  return lineItems.filter(isChosenGoods)
}

function orderedUnits(order: OrderLines, sku: string): number {
  return goodsOf(order).reduce((units, { variant, quantity }) => (variant.sku === sku ? units + quantity : units), 0)
}
