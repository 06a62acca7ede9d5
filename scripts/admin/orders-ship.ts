import { requireParcel, SHIPMENT_STATES } from '@shop/domain/order'
import type { WantedUnits } from '@shop/domain/shipment'
import { findOrder } from '@shop/engine/order'
import { changeShipmentState, confirmDelivery, findParcels, shipOrder } from '@shop/engine/shipment'
import type { AdminCommand } from './command.ts'
import { viewOf } from './order-view.ts'
import { readDay, readNumber, readOrder, readSku, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'

/** `orders ship`: says where the goods of an order are. */
export const ordersShip: AdminCommand = {
  name: 'orders ship',
  effect: 'changes',
  summary: 'say that an order has left the house, in whole or in part, or where else its goods are',
  usage: '<order> [--line EX30010001:2,…] [--state Shipped] [--tracking 00340434161094042557,…] [--carrier DHL]',
  details: [
    '<order>    order number or id',
    '--line     items that leave now with their quantities, separated by commas (default all that are left)',
    `--state    instead of items: ${SHIPMENT_STATES.join(', ')} (default Shipped)`,
    '--tracking numbers of the parcels, separated by commas; more can be added later',
    '--carrier  who brings them',
    'The buyer gets an e-mail once goods have left the house, and one for parcels that are added.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['order'], options: ['line', 'state', 'tracking', 'carrier'] })
    const { line, state = 'Shipped', tracking, carrier } = words.options
    if (carrier && !tracking) throw new Error('--carrier needs --tracking')
    if (line && words.options.state) throw new Error('--line and --state exclude each other: the state follows from the items')
    const parcels = (tracking?.split(',') ?? []).map(text => {
      const parcel = { trackingNumber: text.trim(), ...(carrier ? { carrier } : {}) }
      requireParcel(parcel)
      return parcel
    })
    const reference = readOrder(words.arguments[0])
    const units = line?.split(',').map(readUnits)
    const shipmentState = readWord('--state', state, SHIPMENT_STATES)
    return async context => {
      const order = units
        ? await shipOrder(context, reference, { units, parcels })
        : await changeShipmentState(context, reference, shipmentState, parcels)
      const sent = await findParcels(context, order.id)
      const text = `The goods of ${order.orderNumber} are ${order.shipmentState}; the order is ${order.orderState}`
      const numbers = sent.map(({ trackingNumber }) => trackingNumber).join(', ')
      return { text: numbers ? `${text}; parcels: ${numbers}` : text, data: { ...viewOf(order), parcels: sent } }
    }
  },
}

const MAX_UNITS = 1000

/** An item with its quantity such as `EX30010001:2`. Throws for anything else. */
export function readUnits(text: string): WantedUnits {
  const [sku, quantity, ...rest] = text.trim().split(':')
  if (rest.length > 0) throw new Error(`--line ${text} is not an item with its quantity such as EX30010001:2`)
  return { sku: readSku(sku), quantity: readNumber('--line', quantity, { from: 1, to: MAX_UNITS }) }
}

/** `orders delivered`: registers that goods of an order have arrived. */
export const ordersDelivered: AdminCommand = {
  name: 'orders delivered',
  effect: 'changes',
  summary: 'register that goods of an order have arrived',
  usage: '<order> [--tracking 00340434161094042557] [--day 2026-11-21]',
  details: [
    '<order>    order number or id',
    '--tracking number of a parcel whose shipment has arrived (default all that are under way)',
    '--day      when they arrived (default now)',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['order'], options: ['tracking', 'day'] })
    const { tracking: trackingNumber, day } = words.options
    const reference = readOrder(words.arguments[0])
    // The end of the day: what arrives on the day it left arrives after it left.
    const at = day && `${readDay('--day', day).slice(0, 10)}T23:59:59.000Z`
    return async context => {
      const { orderNumber } = await findOrder(context, reference)
      const notice = { ...(at ? { at } : {}), ...(trackingNumber ? { trackingNumber } : {}) }
      const shipments = await confirmDelivery(context, reference, notice)
      const arrived = shipments.filter(({ deliveredAt }) => deliveredAt).length
      return {
        text: `${arrived} of ${shipments.length} shipments of ${orderNumber} have arrived`,
        data: { orderNumber, shipments },
      }
    }
  },
}
