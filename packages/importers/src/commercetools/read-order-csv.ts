import type { TableSpec } from '../csv/read-table.ts'
import { type OrderProblem, orderOfForeign } from '../order/foreign-order.ts'
import { parseAmount } from '../text/text-values.ts'

const NAMES = {
  orderNumber: ['orderNumber'],
  email: ['customerEmail', 'email'],
  createdAt: ['completedAt', 'createdAt'],
  currency: ['totalPrice.currencyCode', 'currencyCode', 'currency'],
  total: ['totalPrice', 'total'],
  totalCents: ['totalPrice.centAmount'],
  state: ['orderState'],
  itemName: ['lineItems.name', 'lineItems.variant.name'],
  itemSku: ['lineItems.variant.sku'],
  itemPrice: ['lineItems.price'],
  itemCents: ['lineItems.totalPrice.centAmount'],
  quantity: ['lineItems.quantity'],
} as const
type OrderField = keyof typeof NAMES

const FIELDS = {
  orderNumber: 'orderNumber',
  email: 'email',
  placedAt: 'createdAt',
  currency: 'currency',
  total: 'total',
  lines: 'quantity',
} as const satisfies Record<OrderProblem['part'], OrderField>

/** Whether a header is that of orders, with a row for each line. */
export function isOrderHeader(header: readonly string[]): boolean {
  const names = new Set(header.map(name => name.toLowerCase()))
  return names.has('ordernumber') && names.has('lineitems.quantity')
}

/** Orders as history: a row per line, of which the first says what holds for all. */
export const ORDER_CSV: TableSpec<OrderField> = {
  names: NAMES,
  withoutPlace:
    /^(?:id|version|lineitems\..*|taxedprice.*|(?:shipping|billing)(?:address|info).*|paymentstate|shipmentstate|customerid|store.*)$/i,
  keyOf: ({ cell }) => cell('orderNumber'),
  read(key, rows, { refuse }) {
    const [first] = rows
    const { cell } = first
    const order = orderOfForeign({
      orderNumber: key,
      email: cell('email'),
      placedAt: cell('createdAt'),
      currency: cell('currency'),
      totalCents: centsOf(cell('totalCents')) ?? parseAmount(cell('total')),
      isCancelled: cell('state') === 'Cancelled',
      lines: rows.map(row => ({
        name: row.cell('itemName'),
        sku: row.cell('itemSku'),
        quantity: row.cell('quantity'),
        unitCents: parseAmount(row.cell('itemPrice')),
        totalCents: centsOf(row.cell('itemCents')),
      })),
    })
    if ('orderNumber' in order) return [{ kind: 'order', key, order }]
    for (const { part, line = 0, reason } of order) refuse(rows[line] ?? first, FIELDS[part], reason)
    return []
  },
}

function centsOf(text: string): number | undefined {
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined
}
