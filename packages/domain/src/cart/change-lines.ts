import { CommerceError } from '../error/index.ts'
import { addableQuantity, isVirtualSku, MAX_LINE_ITEM_QUANTITY } from '../product/index.ts'
import type { Cart } from './cart.ts'
import { discountOfGift } from './gift-lines.ts'
import type { LineItem } from './line-item.ts'

/** Most lines a cart may hold. */
export const MAX_LINE_ITEMS = 250

/** Units of a SKU in a cart over all its lines. */
export function quantityInCart(cart: Pick<Cart, 'lineItems'>, sku: string): number {
  return cart.lineItems.filter(line => line.variant.sku === sku).reduce((sum, line) => sum + line.quantity, 0)
}

/** Refuses a quantity above stock or above the limit per product (CART-18, CART-19). */
function requireAddable(sku: string, inCart: number, quantity: number, availableQuantity: number): void {
  if (inCart + quantity > MAX_LINE_ITEM_QUANTITY) {
    throw new CommerceError(
      { code: 'quantity-above-limit', sku, limit: MAX_LINE_ITEM_QUANTITY },
      `At most ${MAX_LINE_ITEM_QUANTITY} units of ${sku} fit into a cart`,
    )
  }
  if (quantity > addableQuantity(sku, inCart, availableQuantity)) {
    throw new CommerceError(
      { code: 'out-of-stock', lines: [{ sku, requested: inCart + quantity, available: availableQuantity }] },
      `Only ${availableQuantity} units of ${sku} are available`,
    )
  }
}

/** A line that may be merged with a new one: same SKU, same parent, same channels, no gift (CART-14). */
function isSameLine(a: LineItem, b: LineItem): boolean {
  return (
    a.variant.sku === b.variant.sku &&
    a.custom.parentSku === b.custom.parentSku &&
    a.lineItemMode === b.lineItemMode &&
    a.supplyChannel?.id === b.supplyChannel?.id &&
    a.distributionChannel?.id === b.distributionChannel?.id
  )
}

/**
 * Lines after adding one: an existing line of the SKU grows, else the line goes to the end (CART-14).
 * Throws `CommerceError` `quantity-above-limit`, `out-of-stock` or `max-resource-limit-exceeded`.
 */
export function addLine(cart: Cart, added: LineItem, availableQuantity: number): LineItem[] {
  requireAddable(added.variant.sku, quantityInCart(cart, added.variant.sku), added.quantity, availableQuantity)
  const existing = cart.lineItems.find(line => isSameLine(line, added))
  if (existing) {
    return cart.lineItems.map(line =>
      line === existing ? { ...added, id: line.id, orderHint: line.orderHint, quantity: line.quantity + added.quantity } : line,
    )
  }
  if (cart.lineItems.length >= MAX_LINE_ITEMS) {
    throw new CommerceError(
      { code: 'max-resource-limit-exceeded', limit: MAX_LINE_ITEMS },
      `A cart holds at most ${MAX_LINE_ITEMS} lines`,
    )
  }
  const orderHint = cart.lineItems.reduce((highest, line) => Math.max(highest, line.orderHint), 0) + 1
  return [...cart.lineItems, { ...added, orderHint }]
}

/**
 * Lines after setting a quantity; 0 removes the line (CART-15). Lowering is always allowed, also below vanished stock.
 * Throws `CommerceError` `resource-not-found`, `quantity-above-limit` or `out-of-stock`.
 */
export function setLineQuantity(cart: Cart, lineItemId: string, quantity: number, availableQuantity: number): LineItem[] {
  const line = requireLine(cart, lineItemId)
  if (quantity === 0) return removeLine(cart, lineItemId)
  if (line.lineItemMode === 'GiftLineItem')
    throw new CommerceError({ code: 'invalid-operation' }, 'The units of a gift cannot be changed')
  if (quantity > line.quantity) {
    const elsewhere = quantityInCart(cart, line.variant.sku) - line.quantity
    requireAddable(line.variant.sku, elsewhere, quantity, availableQuantity)
  }
  return cart.lineItems.map(candidate => (candidate === line ? { ...line, quantity } : candidate))
}

/** Lines without one and without what hangs on it, such as its guarantee (EG-11). Throws `resource-not-found`. */
export function removeLine(cart: Cart, lineItemId: string): LineItem[] {
  const line = requireLine(cart, lineItemId)
  const remaining = cart.lineItems.filter(candidate => candidate !== line)
  const parentIsGone = !remaining.some(candidate => candidate.variant.sku === line.variant.sku)
  return parentIsGone
    ? remaining.filter(candidate => !(isVirtualSku(candidate.variant.sku) && candidate.custom.parentSku === line.variant.sku))
    : remaining
}

/** A cart without a line; taking out a gift refuses its discount's gift from then on (CART-30). Throws `resource-not-found`. */
export function withoutLine(cart: Cart, lineItemId: string): Cart {
  const line = requireLine(cart, lineItemId)
  const discountId = line.lineItemMode === 'GiftLineItem' ? discountOfGift(line) : undefined
  return {
    ...cart,
    lineItems: removeLine(cart, lineItemId),
    ...(discountId ? { refusedGifts: [...cart.refusedGifts, { id: discountId }] } : {}),
  }
}

function requireLine(cart: Cart, lineItemId: string): LineItem {
  const line = cart.lineItems.find(({ id }) => id === lineItemId)
  if (!line)
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'line-item', id: lineItemId },
      `The cart has no line item ${lineItemId}`,
    )
  return line
}
