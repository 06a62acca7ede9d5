import { requireParcel, SHIPMENT_STATES } from '@shop/domain/order'
import { cancelOrder, changeShipmentState, confirmOrder, findOrder, findParcels } from '@shop/engine/order'
import type { AdminCommand } from './command.ts'
import { viewOf } from './order-view.ts'
import { readOrder, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'

/** `orders confirm`: takes an order on. */
export const ordersConfirm: AdminCommand = {
  name: 'orders confirm',
  summary: 'take an order on',
  usage: '<order>',
  details: ['<order>    order number or id'],
  prepare(args) {
    const reference = readOrder(readWords(args, { arguments: ['order'] }).arguments[0])
    return async context => {
      const order = await confirmOrder(context, reference)
      return { text: `${order.orderNumber} is ${order.orderState}`, data: viewOf(order) }
    }
  },
}

/** `orders ship`: says where the goods of an order are. */
export const ordersShip: AdminCommand = {
  name: 'orders ship',
  summary: 'say that an order has left the house, or where else its goods are',
  usage: '<order> [--state Shipped] [--tracking 00340434161094042557,…] [--carrier DHL]',
  details: [
    '<order>    order number or id',
    `--state    ${SHIPMENT_STATES.join(', ')} (default Shipped)`,
    '--tracking numbers of the parcels, separated by commas; more can be added later',
    '--carrier  who brings them',
    'The buyer gets an e-mail once goods have left the house, and one for parcels that are added.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['order'], options: ['state', 'tracking', 'carrier'] })
    const { tracking, carrier } = words.options
    if (carrier && !tracking) throw new Error('--carrier needs --tracking')
    const parcels = (tracking?.split(',') ?? []).map(text => {
      const parcel = { trackingNumber: text.trim(), ...(carrier ? { carrier } : {}) }
      requireParcel(parcel)
      return parcel
    })
    const reference = readOrder(words.arguments[0])
    const state = readWord('--state', words.options.state ?? 'Shipped', SHIPMENT_STATES)
    return async context => {
      const order = await changeShipmentState(context, reference, state, parcels)
      const sent = await findParcels(context, order.id)
      const text = `The goods of ${order.orderNumber} are ${order.shipmentState}; the order is ${order.orderState}`
      const numbers = sent.map(({ trackingNumber }) => trackingNumber).join(', ')
      return { text: numbers ? `${text}; parcels: ${numbers}` : text, data: { ...viewOf(order), parcels: sent } }
    }
  },
}

/** `orders cancel`: cancels an order that has not left the house. */
export const ordersCancel: AdminCommand = {
  name: 'orders cancel',
  summary: 'cancel an order that has not been shipped; its units can be sold again',
  usage: '<order>',
  details: [
    '<order>    order number or id',
    'The buyer gets an e-mail. What was paid is not refunded by this: see orders refund.',
  ],
  prepare(args) {
    const reference = readOrder(readWords(args, { arguments: ['order'] }).arguments[0])
    return async context => {
      const before = await findOrder(context, reference)
      const view = viewOf(await cancelOrder(context, reference))
      const units = before.lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
      const done =
        before.orderState === 'Cancelled'
          ? [`${view.orderNumber} was cancelled before`]
          : [`${view.orderNumber} is cancelled; ${units} ordered units are free again; the buyer is told by e-mail`]
      const open = view.held.startsWith('0.00 ')
        ? []
        : [`${view.held} are still held: npm run admin -- orders refund ${view.orderNumber}`]
      return { text: [...done, ...open].join('\n'), data: view }
    }
  },
}
