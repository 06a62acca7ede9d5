import {
  areOfTheUnion,
  customsInvoiceOf,
  type DatedSeller,
  deliveryNoteOf,
  missingForCustoms,
  type PickList,
  pickListOf,
  sellerOn,
} from '@shop/domain/fiscal'
import { findOrder } from '@shop/engine/order'
import { findGoodsFacts } from '@shop/engine/product'
import { findShipments } from '@shop/engine/shipment'
import { writeCustomsInvoice } from '@shop/fiscal/customs-invoice'
import { writeDeliveryNote } from '@shop/fiscal/delivery-note'
import { writePickList } from '@shop/fiscal/pick-list'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { readPdfFonts } from '@shop/pdf'
import { readSellerSettings } from '../../apps/worker/src/fiscal/read-seller-settings.ts'
import type { AdminCommand } from './command.ts'
import { readNumber, readOrder, readWord } from './read-values.ts'
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
    'Reads SELLER_CHANGES as the worker does.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['order', 'file'], options: ['shipment'] })
    const reference = readOrder(words.arguments[0])
    const file = words.arguments[1] ?? ''
    const { shipment } = words.options
    const wanted = shipment === undefined ? undefined : readNumber('--shipment', shipment, { from: 1, to: MAX_SHIPMENTS })
    const changes = sellerChanges()
    return async context => {
      const order = await findOrder(context, reference)
      const shipments = await findShipments(context, order.id)
      const position = wanted ?? shipments.length
      if (!shipments.some(one => one.position === position)) throw new Error(`${order.orderNumber} has no shipment ${position}`)
      const note = deliveryNoteOf(order, { shipments, position, seller: sellerOn(context.now().slice(0, 10), changes) })
      const t = createTranslate(order.locale, await loadMessages(order.locale))
      writeNewFile(file, await writeDeliveryNote(note, { fonts: readPdfFonts(), t }))
      return { text: `${note.number} is in ${file}`, data: note, shown: { noun: 'order', subjects: [order.id] } }
    }
  },
}

/** `orders customs-invoice`: what customs ask of a shipment that leaves the Union. */
export const ordersCustomsInvoice: AdminCommand = {
  name: 'orders customs-invoice',
  effect: 'reads-people',
  summary: 'write the customs invoice of a shipment to Great Britain, Switzerland or Norway, in English; print it three times',
  usage: '<order> <file> [--shipment 1] [--origin-statement yes]',
  details: [
    '<order>             order number or id',
    '<file>              which must not exist yet',
    '--shipment          which of its shipments (default the last)',
    '--origin-statement  yes: states that the goods have preferential origin of the Union. Only where the rules of the agreement say so',
    '                    of each of them, and up to their limit of value',
    'HS codes, countries of origin and weights are those of the catalogue (hsCode, countryOfOrigin, netWeight, grossWeight); what is',
    'missing is told. Reads SELLER_CHANGES as the worker does.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['order', 'file'], options: ['shipment', 'origin-statement'] })
    const reference = readOrder(words.arguments[0])
    const file = words.arguments[1] ?? ''
    const { shipment, 'origin-statement': statement } = words.options
    const wanted = shipment === undefined ? undefined : readNumber('--shipment', shipment, { from: 1, to: MAX_SHIPMENTS })
    const hasOriginStatement = statement !== undefined && readWord('--origin-statement', statement, ['yes']) === 'yes'
    const changes = sellerChanges()
    return async context => {
      const order = await findOrder(context, reference)
      const shipments = await findShipments(context, order.id)
      const facts = await findGoodsFacts(
        context,
        order.lineItems.map(({ variant }) => variant.sku),
      )
      const seller = sellerOn(context.now().slice(0, 10), changes)
      const invoice = customsInvoiceOf(order, { shipments, position: wanted ?? shipments.length, seller, facts })
      if (hasOriginStatement && !areOfTheUnion(invoice))
        throw new Error('--origin-statement: not all goods have a countryOfOrigin in the Union')
      const t = createTranslate('en-GB', await loadMessages('en-GB'))
      const content = await writeCustomsInvoice(invoice, { fonts: readPdfFonts(), t, hasOriginStatement })
      writeNewFile(file, content)
      const missing = missingForCustoms(invoice)
      const told = missing.map(({ sku, fields }) => `${sku} has no ${fields.join(', ')}`)
      return {
        text: [`${invoice.number} is in ${file}`, ...told].join('\n'),
        data: { ...invoice, missing },
        shown: { noun: 'order', subjects: [order.id] },
      }
    }
  },
}

/** How the company differs from the one of the code. Throws for a setting that cannot be read. */
function sellerChanges(): DatedSeller[] {
  const problems: string[] = []
  const changes = readSellerSettings(process.env, problems)
  if (problems.length > 0) throw new Error(problems.join('; '))
  return changes
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
        writeNewFile(pdf, await writePickList(list, { fonts: readPdfFonts(), now: context.now() }))
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
