import { announceDelay, type Backorder, findBackorders } from '@shop/engine/shipment'
import type { AdminCommand } from './command.ts'
import { readDay, readOrder } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeTable } from './write-table.ts'

const MAX_LISTED = 500

/** `orders backorders`: what was ordered and is still to leave the house. */
export const ordersBackorders: AdminCommand = {
  name: 'orders backorders',
  effect: 'reads',
  summary: 'list goods of orders that were sent in part or are late, the oldest first',
  usage: '',
  details: ['The rest of an order is sent by orders ship; its buyer is told a new day by orders late.'],
  prepare(args) {
    readWords(args, {})
    return async context => {
      const rows = (await findBackorders(context, MAX_LISTED)).flatMap(rowsOf)
      const table = writeTable(
        ['order', 'placed', 'state', 'item', 'quantity', 'told day'],
        rows.map(row => [
          row.orderNumber,
          row.createdAt.slice(0, 10),
          row.shipmentState,
          row.sku,
          String(row.quantity),
          row.until ?? '',
        ]),
      )
      return { text: rows.length > 0 ? table : 'nothing is late', data: { rows } }
    }
  },
}

function rowsOf({ order, lines, until }: Backorder) {
  const { orderNumber, createdAt, shipmentState } = order
  return lines.map(({ lineItemId, quantity }) => {
    const sku = order.lineItems.find(({ id }) => id === lineItemId)?.variant.sku ?? lineItemId
    return { orderNumber, createdAt, shipmentState, sku, quantity, ...(until === undefined ? {} : { until }) }
  })
}

/** `orders late`: tells a buyer when the rest of an order is to leave. */
export const ordersLate: AdminCommand = {
  name: 'orders late',
  effect: 'changes',
  summary: 'tell a buyer by which day the rest of an order is to leave the house',
  usage: '<order> --until 2026-12-15',
  details: ['<order>  order number or id', '--until  the day; the same one is told once, by e-mail'],
  prepare(args) {
    const words = readWords(args, { arguments: ['order'], options: ['until'] })
    const reference = readOrder(words.arguments[0])
    const until = readDay('--until', words.options.until ?? '').slice(0, 10)
    return async context => {
      const { orderNumber } = await announceDelay(context, reference, until)
      return { text: `The buyer of ${orderNumber} is told ${until}`, data: { orderNumber, until } }
    }
  },
}
