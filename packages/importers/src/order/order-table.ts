import type { TableRow, TableSpec } from '../csv/read-table.ts'
import { parseAmount } from '../text/text-values.ts'
import { type OrderProblem, orderOfForeign } from './foreign-order.ts'

const ORDER_FIELDS = ['orderNumber', 'email', 'placedAt', 'currency', 'total', 'totalCents', 'cancelled'] as const
const LINE_FIELDS = ['quantity', 'itemName', 'itemSku', 'itemPrice', 'itemCents'] as const
type OrderField = (typeof ORDER_FIELDS)[number] | (typeof LINE_FIELDS)[number]

/** How a shop system writes orders as a table. */
interface OrderTable {
  /** What its columns are called; a field that it does not have is missing. Amounts are texts such as `19.90`, or cents. */
  readonly names: Partial<Record<OrderField, readonly string[]>>
  readonly withoutPlace: RegExp
  /** Whether the cell of `cancelled` says that an order is. */
  readonly isCancelled: (cell: string) => boolean
}

const NONE = Object.fromEntries([...ORDER_FIELDS, ...LINE_FIELDS].map(field => [field, []])) as unknown as Record<
  OrderField,
  readonly string[]
>

/** Orders as history: a row per line, of which the first says what holds for all. */
export function orderTable({ names, withoutPlace, isCancelled }: OrderTable): TableSpec<OrderField> {
  return {
    names: { ...NONE, ...names },
    withoutPlace,
    keyOf: ({ cell }) => cell('orderNumber'),
    read(key, rows, { refuse }) {
      const [first] = rows
      const { cell } = first
      const order = orderOfForeign({
        orderNumber: key,
        email: cell('email'),
        placedAt: cell('placedAt'),
        currency: cell('currency'),
        totalCents: centsOf(first, 'totalCents', 'total'),
        isCancelled: isCancelled(cell('cancelled')),
        lines: rows.map(row => ({
          name: row.cell('itemName'),
          sku: row.cell('itemSku'),
          quantity: row.cell('quantity'),
          unitCents: parseAmount(row.cell('itemPrice')),
          totalCents: centsOf(row, 'itemCents'),
        })),
      })
      if ('orderNumber' in order) return [{ kind: 'order', key, order }]
      for (const { part, line = 0, reason } of order) refuse(rows[line] ?? first, fieldOf(part), reason)
      return []
    },
  }
}

function fieldOf(part: OrderProblem['part']): OrderField {
  return part === 'lines' ? 'quantity' : part
}

function centsOf({ cell }: TableRow<OrderField>, cents: OrderField, amount?: OrderField): number | undefined {
  const text = cell(cents)
  if (/^\d{1,12}$/.test(text)) return Number(text)
  return amount === undefined ? undefined : parseAmount(cell(amount))
}
