import { isSku } from '@shop/domain/product'

/** Goods that the cart of a quote did not take. */
export interface RefusedAddition {
  readonly sku: string
  readonly quantity: number
}

/** Where the page of the cart, and the form on it, say what was refused: `EX30010001:2,EX30010002:1`. */
export const REFUSED = 'refused'

/** Most goods that are named. */
const MAX_NAMED = 10

/** Refused goods as text. */
export function refusedText(additions: readonly RefusedAddition[]): string {
  return additions
    .slice(0, MAX_NAMED)
    .map(({ sku, quantity }) => `${sku}:${quantity}`)
    .join(',')
}

/** Refused goods of a text that anyone may have written; what is no item number and quantity is left out. */
export function readRefused(text: string | null): RefusedAddition[] {
  return (text ?? '')
    .split(',')
    .slice(0, MAX_NAMED)
    .flatMap(part => {
      const [, sku = '', quantity] = /^([A-Z0-9]+):([1-9]\d{0,3})$/.exec(part) ?? []
      return isSku(sku) ? [{ sku, quantity: Number(quantity) }] : []
    })
}
