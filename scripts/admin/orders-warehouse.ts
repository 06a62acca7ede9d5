import { writeFileSync } from 'node:fs'
import { deliveryNoteOf, type PickList, pickListOf, sellerOn } from '@shop/domain/fiscal'
import { findOrder } from '@shop/engine/order'
import { findGoodsFacts } from '@shop/engine/product'
import { findShipments } from '@shop/engine/shipment'
import { writeDeliveryNote } from '@shop/fiscal/delivery-note'
import { writePickList } from '@shop/fiscal/pick-list'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { readPdfFonts } from '@shop/pdf'
import type { AdminCommand } from './command.ts'
import { readNumber, readOrder } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeTable } from './write-table.ts'

const MAX_SHIPMENTS = 1000

/** `orders delivery-note`: what lies in a shipment, as PDF. */
export const ordersDeliveryNote: AdminCommand = {
  name: 'orders delivery-note',
  effect: 'reads-people',
  summary: 'write the delivery note of a shipment, without prices, in the language of its order',
  usage: '<order> <file> [--shipment 1]',
  details: [
    '<order>    order number or id',
    '<file>     which must not exist yet',
    '--shipment which of its shipments (default the last)',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['order', 'file'], options: ['shipment'] })
    const reference = readOrder(words.arguments[0])
    const file = words.arguments[1] ?? ''
    const { shipment } = words.options
    const wanted = shipment === undefined ? undefined : readNumber('--shipment', shipment, { from: 1, to: MAX_SHIPMENTS })
    return async context => {
      const order = await findOrder(context, reference)
      const shipments = await findShipments(context, order.id)
      const position = wanted ?? shipments.length
      if (!shipments.some(one => one.position === position)) throw new Error(`${order.orderNumber} has no shipment ${position}`)
      const note = deliveryNoteOf(order, { shipments, position, seller: sellerOn(context.now().slice(0, 10)) })
      const t = createTranslate(order.locale, await loadMessages(order.locale))
      writeFileSync(file, await writeDeliveryNote(note, { fonts: readPdfFonts(), t }), { flag: 'wx' })
      return { text: `${note.number} is in ${file}`, data: note, shown: { noun: 'order', subjects: [order.id] } }
    }
  },
}

/** `orders pick-list`: what is to be taken from the shelves. */
export const ordersPickList: AdminCommand = {
  name: 'orders pick-list',
  effect: 'reads',
  summary: 'list what is still to be picked for orders, by place and item number, without prices and names',
  usage: '<orders> [--pdf pick-list.pdf]',
  details: [
    '<orders>  order numbers or ids, separated by commas',
    '--pdf     a file which must not exist yet: the list to print, with boxes to tick and bar codes of items and orders',
    'Where items lie is told by stock place.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['orders'], options: ['pdf'] })
    const references = (words.arguments[0] ?? '').split(',').map(text => readOrder(text.trim()))
    const { pdf } = words.options
    return async context => {
      const orders = []
      for (const reference of references) {
        const order = await findOrder(context, reference)
        if (order.orderState === 'Cancelled') throw new Error(`Order ${order.orderNumber} is cancelled`)
        orders.push({ order, shipments: await findShipments(context, order.id) })
      }
      const skus = orders.flatMap(({ order }) => order.lineItems.map(({ variant }) => variant.sku))
      const list = pickListOf(orders, await findGoodsFacts(context, skus))
      if (list.rows.length === 0) return { text: 'nothing is left to pick', data: list }
      if (pdf !== undefined) {
        writeFileSync(pdf, await writePickList(list, { fonts: readPdfFonts(), now: context.now() }), { flag: 'wx' })
        return { text: `what is to be picked is in ${pdf}`, data: list }
      }
      return { text: tableOf(list), data: list }
    }
  },
}

function tableOf({ rows }: PickList): string {
  const table = rows.map(row => {
    const marks = [row.isFreight ? 'freight' : '', row.isGift ? 'gift' : '', row.hasBattery ? 'battery' : ''].filter(Boolean)
    return [
      ...[row.place, row.sku, row.europeanArticleNumber, row.name, String(row.quantity)],
      ...[row.orderNumber, row.country, marks.join(', '), '[ ]'],
    ]
  })
  return writeTable(['place', 'item', 'EAN', 'name', 'quantity', 'order', 'country', 'marks', ''], table)
}
