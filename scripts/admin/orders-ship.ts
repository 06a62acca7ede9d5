import { SHIPMENT_STATES } from '@shop/domain/order'
import { changeShipmentState } from '@shop/engine/order'
import type { AdminCommand } from './command.ts'
import { viewOf } from './order-view.ts'
import { readOrder, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'

/** `orders ship`: says where the goods of an order are. */
export const ordersShip: AdminCommand = {
  name: 'orders ship',
  summary: 'say that an order has left the house, or where else its goods are',
  usage: '<order> [--state Shipped]',
  details: ['<order>    order number or id', `--state    ${SHIPMENT_STATES.join(', ')} (default Shipped)`],
  prepare(args) {
    const words = readWords(args, { arguments: ['order'], options: ['state'] })
    const reference = readOrder(words.arguments[0])
    const state = readWord('--state', words.options.state ?? 'Shipped', SHIPMENT_STATES)
    return async context => {
      const order = await changeShipmentState(context, reference, state)
      return {
        text: `The goods of ${order.orderNumber} are ${order.shipmentState}; the order is ${order.orderState}`,
        data: viewOf(order),
      }
    }
  },
}
