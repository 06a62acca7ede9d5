import { MAX_LINE_ITEM_QUANTITY } from '../product/index.ts'
import type { Cart } from './cart.ts'
import { sumCart } from './cart-totals.ts'
import { MAX_LINE_ITEMS } from './change-lines.ts'
import type { LineItem } from './line-item.ts'
import { withoutPayment } from './payment-reset.ts'

/** Whether two lines mean the same: one product on its own, or what one product is guaranteed by (EG-04). */
function isSameItem(a: LineItem, b: LineItem): boolean {
  if (a.lineItemMode !== b.lineItemMode || a.type !== b.type || a.custom.parentSku !== b.custom.parentSku) return false
  return a.type === 'extra_guarantee' || a.variant.sku === b.variant.sku
}

/**
 * Lines of a customer's cart after those of their visitor's cart came to them: of the same item the larger quantity
 * counts, not the sum. A quantity only grows as far as stock and the limit of a product allow; no line goes, and one that
 * is new keeps at least one unit even where stock has run out. Guarantees have the units of their product, which
 * pricing sees to. Gifts are not carried over: discounts give them again.
 */
function mergeLines(cart: Cart, visitorsLines: readonly LineItem[], availableOf: (sku: string) => number): readonly LineItem[] {
  let lineItems = cart.lineItems
  for (const line of visitorsLines) {
    if (line.lineItemMode === 'GiftLineItem') continue
    const existing = lineItems.find(candidate => isSameItem(candidate, line))
    const wanted = Math.min(line.quantity, MAX_LINE_ITEM_QUANTITY, availableOf(line.variant.sku))
    if (existing && line.type !== 'extra_guarantee') {
      const quantity = Math.max(existing.quantity, wanted)
      lineItems = lineItems.map(candidate => (candidate === existing ? { ...existing, quantity } : candidate))
    }
    if (existing || lineItems.length >= MAX_LINE_ITEMS) continue
    const orderHint = lineItems.reduce((highest, { orderHint }) => Math.max(highest, orderHint), 0) + 1
    lineItems = [...lineItems, { ...line, orderHint, quantity: Math.max(1, wanted) }]
  }
  return lineItems
}

/**
 * What a sign-in makes of two active carts of one store: the customer's with the visitor's lines, and the visitor's,
 * which is Merged and takes no operation any more (rule C3). Addresses, codes and custom fields of the visitor's cart
 * stay behind, and so do payments of both, which were made for other content. The customer's
 * cart is to be priced again; `availableOf` is the stock of a SKU.
 */
export function mergeCarts(
  customerCart: Cart,
  anonymousCart: Cart,
  availableOf: (sku: string) => number,
): { readonly customerCart: Cart; readonly anonymousCart: Cart } {
  const lineItems = mergeLines(customerCart, anonymousCart.lineItems, availableOf)
  return {
    customerCart: { ...withoutPayment(customerCart), lineItems },
    anonymousCart: sumCart({ ...withoutPayment(anonymousCart), cartState: 'Merged' }),
  }
}

/**
 * A visitor's cart as the customer's own: it keeps its content and loses a payment that a visitor chose (AUTH-01). It is
 * to be priced again, since their prices may be others.
 */
export function adoptCart(anonymousCart: Cart, customerId: string): Cart {
  return { ...withoutPayment(anonymousCart), customerId }
}
