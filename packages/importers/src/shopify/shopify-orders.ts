import type { TableRow, TableSpec } from '../csv/read-table.ts'
import { type ForeignLine, type OrderProblem, orderOfForeign } from '../order/foreign-order.ts'
import { parseAmount } from '../text/text-values.ts'

const NAMES = {
  name: ['Name'],
  email: ['Email'],
  createdAt: ['Created at'],
  currency: ['Currency'],
  total: ['Total'],
  cancelledAt: ['Cancelled at'],
  quantity: ['Lineitem quantity'],
  itemName: ['Lineitem name'],
  itemPrice: ['Lineitem price'],
  itemSku: ['Lineitem sku'],
} as const
type OrderField = keyof typeof NAMES

const WITHOUT_PLACE =
  /^(?:financial status|paid at|fulfillment status|fulfilled at|accepts marketing|subtotal|shipping(?: .*)?|taxes|discount (?:code|amount)|lineitem .*|billing .*|notes?(?: attributes)?|payment .*|refunded amount|vendor|id|tags|risk level|source|outstanding balance|employee|location|device id|tax \d .*|phone|receipt number|duties|next payment due at)$/i

const FIELDS = {
  orderNumber: 'name',
  email: 'email',
  placedAt: 'createdAt',
  currency: 'currency',
  total: 'total',
  lines: 'quantity',
} as const satisfies Record<OrderProblem['part'], OrderField>

/** Whether a header is that of the orders of Shopify. */
export function isShopifyOrders(header: readonly string[]): boolean {
  const names = new Set(header.map(name => name.toLowerCase()))
  return names.has('name') && names.has('lineitem quantity') && names.has('lineitem price')
}

/** Orders as history: a row per line, of which the first says what holds for all. */
export const SHOPIFY_ORDERS: TableSpec<OrderField> = {
  names: NAMES,
  withoutPlace: WITHOUT_PLACE,
  keyOf: ({ cell }) => cell('name'),
  read(key, rows, { refuse }) {
    const [first] = rows
    const order = orderOfForeign({
      orderNumber: key,
      email: first.cell('email'),
      placedAt: first.cell('createdAt'),
      currency: first.cell('currency'),
      totalCents: parseAmount(first.cell('total')),
      isCancelled: first.cell('cancelledAt') !== '',
      lines: rows.map(lineOf),
    })
    if ('orderNumber' in order) return [{ kind: 'order', key, order }]
    for (const { part, line = 0, reason } of order) refuse(rows[line] ?? first, FIELDS[part], reason)
    return []
  },
}

function lineOf({ cell }: TableRow<OrderField>): ForeignLine {
  return { name: cell('itemName'), sku: cell('itemSku'), quantity: cell('quantity'), unitCents: parseAmount(cell('itemPrice')) }
}
