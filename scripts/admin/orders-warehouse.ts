import { deliveryNoteOf, pickListOf, sellerOn } from '@shop/domain/fiscal'
import { findOrder } from '@shop/engine/order'
import { findShipments } from '@shop/engine/shipment'
import { writeDeliveryNote } from '@shop/fiscal/delivery-note'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { readPdfFonts } from '@shop/pdf'
import type { AdminCommand } from './command.ts'
import { readNumber, readOrder } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeNewFile } from './write-new-file.ts'
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
      writeNewFile(file, await writeDeliveryNote(note, { fonts: readPdfFonts(), t }))
      return { text: `${note.number} is in ${file}`, data: note, shown: { noun: 'order', subjects: [order.id] } }
    }
  },
}

/** `orders pick-list`: what is to be taken from the shelves. */
export const ordersPickList: AdminCommand = {
  name: 'orders pick-list',
  effect: 'reads',
  summary: 'list what is still to be picked for orders, by item number, without prices and names',
  usage: '<orders>',
  details: ['<orders>  order numbers or ids, separated by commas'],
  prepare(args) {
    const references = (readWords(args, { arguments: ['orders'] }).arguments[0] ?? '')
      .split(',')
      .map(text => readOrder(text.trim()))
    return async context => {
      const orders = []
      for (const reference of references) {
        const order = await findOrder(context, reference)
        if (order.orderState === 'Cancelled') throw new Error(`Order ${order.orderNumber} is cancelled`)
        orders.push({ order, shipments: await findShipments(context, order.id) })
      }
      const rows = pickListOf(orders)
      const marks = (row: (typeof rows)[number]) =>
        [row.isFreight ? 'freight' : '', row.isGift ? 'gift' : ''].filter(Boolean).join(', ')
      const table = rows.map(row => [
        row.sku,
        row.europeanArticleNumber,
        row.name,
        String(row.quantity),
        row.orderNumber,
        row.country,
        marks(row),
        '[ ]',
      ])
      const text = writeTable(['item', 'EAN', 'name', 'quantity', 'order', 'country', 'marks', ''], table)
      return { text: rows.length > 0 ? text : 'nothing is left to pick', data: { rows } }
    }
  },
}
