import { type Address, postalLines } from '@shop/domain/address'
import { localize } from '@shop/domain/market'
import type { Order, Parcel } from '@shop/domain/order'
import type { Return } from '@shop/domain/return'
import type { Shipment } from '@shop/domain/shipment'
import { findOrder } from '@shop/engine/order'
import { findOrderReturns } from '@shop/engine/return'
import { findParcels, findShipments } from '@shop/engine/shipment'
import { findWithdrawals, type StoredWithdrawal } from '@shop/engine/withdrawal'
import type { AdminCommand } from './command.ts'
import { viewOf } from './order-view.ts'
import { readOrder } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { type Fact, writeFacts, writeMinute, writeTable } from './write-table.ts'

const MAX_WITHDRAWALS = 20

/** `orders show`: everything about one order. */
export const ordersShow: AdminCommand = {
  name: 'orders show',
  effect: 'reads-people',
  summary: 'show an order with its lines, addresses and movements of money',
  usage: '<order>',
  details: ['<order>    order number or id'],
  prepare(args) {
    const reference = readOrder(readWords(args, { arguments: ['order'] }).arguments[0])
    return async context => {
      const order = await findOrder(context, reference)
      const parcels = await findParcels(context, order.id)
      const shipments = await findShipments(context, order.id)
      const withdrawals = await findWithdrawals(context, { isAll: true, orderId: order.id, limit: MAX_WITHDRAWALS })
      const { returns } = await findOrderReturns(context, order)
      const found = { parcels, shipments, withdrawals, returns }
      return { text: textOf(order, found), data: { ...order, ...found }, shown: { noun: 'order', subjects: [order.id] } }
    }
  },
}

interface OrderRecords {
  readonly parcels: readonly Parcel[]
  readonly shipments: readonly Shipment[]
  readonly withdrawals: readonly StoredWithdrawal[]
  readonly returns: readonly Return[]
}

function textOf(order: Order, { parcels, shipments, withdrawals, returns }: OrderRecords): string {
  const { orderNumber, id, createdAt, store, orderState, paymentState, shipmentState, total, paid, refunded } = viewOf(order)
  const facts: readonly Fact[] = [
    ['order', `${orderNumber} (${id})`],
    ['placed', `${writeMinute(createdAt)} (UTC) in ${store}`],
    ['state', `${orderState}, payment ${paymentState}, shipment ${shipmentState}`],
    ['buyer', order.customerEmail],
    ['their PO', order.purchaseOrderNumber],
    ['costs of', order.costCentre],
    ['bills to', writeAddress(order.billingAddress)],
    ['ships to', writeAddress(order.shippingAddress)],
    ['parcels', parcels.map(writeParcel).join(', ')],
    ['withdrawn', withdrawals.map(({ withdrawalNumber, state }) => `${withdrawalNumber} (${state})`).join(', ')],
    ['returned', returns.map(({ returnNumber, state }) => `${returnNumber} (${state})`).join(', ')],
    ['total', `${writeMoney(total)}, paid ${writeMoney(paid)}, refunded ${writeMoney(refunded)}`],
  ]
  const lines = order.lineItems.map(({ variant, name, quantity, totalPrice }) => {
    return [variant.sku, localize(name, 'en'), String(quantity), writeMoney(totalPrice)]
  })
  const fees = order.customLineItems.map(({ name, slug, quantity, totalPrice }) => {
    return [slug, localize(name, 'en'), String(quantity), writeMoney(totalPrice)]
  })
  const shipping = order.shippingInfo
    ? [[order.shippingInfo.shippingMethod.key, 'Shipping', '1', writeMoney(order.shippingInfo.price)]]
    : []
  const movements = order.paymentInfo.payments.flatMap(({ transactions }) =>
    transactions.map(({ timestamp, type, state, amount, interactionId }) => {
      return [writeMinute(timestamp), type, state, writeMoney(amount), interactionId ?? '']
    }),
  )
  return [
    writeFacts(facts),
    writeTable(['item', 'name', 'quantity', 'amount'], [...lines, ...fees, ...shipping]),
    ...(shipments.length > 0
      ? [
          writeTable(
            ['shipment', 'left (UTC)', 'arrived (UTC)', 'goods', 'parcels'],
            shipments.map(shipment => rowOf(order, shipment)),
          ),
        ]
      : []),
    ...(movements.length > 0 ? [writeTable(['when (UTC)', 'movement', 'state', 'amount', 'name'], movements)] : []),
  ].join('\n\n')
}

/** On one line, with the VAT number of a company. */
function writeAddress(address: Address): string {
  const vatNumber = address.custom?.vatNumber
  return [...postalLines(address), address.country, ...(vatNumber ? [`VAT ${vatNumber}`] : [])].join(', ')
}

function writeParcel({ carrier, trackingNumber }: Parcel): string {
  return carrier ? `${carrier} ${trackingNumber}` : trackingNumber
}

function rowOf({ lineItems }: Order, { position, dispatchedAt, deliveredAt, lines, parcels }: Shipment): string[] {
  const goods = lines.map(({ lineItemId, quantity }) => {
    return `${quantity} × ${lineItems.find(({ id }) => id === lineItemId)?.variant.sku ?? lineItemId}`
  })
  return [
    String(position),
    writeMinute(dispatchedAt),
    writeMinute(deliveredAt),
    goods.join(', '),
    parcels.map(writeParcel).join(', '),
  ]
}
