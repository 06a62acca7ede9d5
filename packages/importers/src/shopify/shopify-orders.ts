import { orderTable } from '../order/order-table.ts'

/** Whether a header is that of the orders of Shopify. */
export function isShopifyOrders(header: readonly string[]): boolean {
  const names = new Set(header.map(name => name.toLowerCase()))
  return names.has('name') && names.has('lineitem quantity') && names.has('lineitem price')
}

/** Orders of Shopify's own export, with a row for each line. */
export const SHOPIFY_ORDERS = orderTable({
  names: {
    orderNumber: ['Name'],
    email: ['Email'],
    placedAt: ['Created at'],
    currency: ['Currency'],
    total: ['Total'],
    cancelled: ['Cancelled at'],
    quantity: ['Lineitem quantity'],
    itemName: ['Lineitem name'],
    itemPrice: ['Lineitem price'],
    itemSku: ['Lineitem sku'],
  },
  withoutPlace:
    /^(?:financial status|paid at|fulfillment status|fulfilled at|accepts marketing|subtotal|shipping(?: .*)?|taxes|discount (?:code|amount)|lineitem .*|billing .*|notes?(?: attributes)?|payment .*|refunded amount|vendor|id|tags|risk level|source|outstanding balance|employee|location|device id|tax \d .*|phone|receipt number|duties|next payment due at)$/i,
  isCancelled: at => at !== '',
})
