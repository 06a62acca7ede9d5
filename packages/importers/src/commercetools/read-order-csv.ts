import { orderTable } from '../order/order-table.ts'

/** Whether a header is that of orders, with a row for each line. */
export function isOrderHeader(header: readonly string[]): boolean {
  const names = new Set(header.map(name => name.toLowerCase()))
  return names.has('ordernumber') && names.has('lineitems.quantity')
}

/** Orders of commercetools as a table, with a row for each line. */
export const ORDER_CSV = orderTable({
  names: {
    orderNumber: ['orderNumber'],
    email: ['customerEmail', 'email'],
    placedAt: ['completedAt', 'createdAt'],
    currency: ['totalPrice.currencyCode', 'currencyCode', 'currency'],
    total: ['totalPrice', 'total'],
    totalCents: ['totalPrice.centAmount'],
    cancelled: ['orderState'],
    itemName: ['lineItems.name', 'lineItems.variant.name'],
    itemSku: ['lineItems.variant.sku'],
    itemPrice: ['lineItems.price'],
    itemCents: ['lineItems.totalPrice.centAmount'],
    quantity: ['lineItems.quantity'],
  },
  withoutPlace:
    /^(?:id|version|lineitems\..*|taxedprice.*|(?:shipping|billing)(?:address|info).*|paymentstate|shipmentstate|customerid|store.*)$/i,
  isCancelled: state => state === 'Cancelled',
})
