import { findPreorders, openPreorder, receiveStock } from '@shop/engine/preorder'
import type { AdminCommand } from './command.ts'
import { readDay, readNumber, readSku } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeTable } from './write-table.ts'

const MAX_UNITS = 1_000_000
const MAX_LISTED = 500

/** `stock preorder`: lets an item be ordered before it comes. */
export const stockPreorder: AdminCommand = {
  name: 'stock preorder',
  effect: 'changes',
  summary: 'let so many units of an item be ordered before they come; its page says so once what is here is sold',
  usage: '<sku> <units> --on 2027-01-15',
  details: [
    '<sku>    item number, such as EX30010001',
    '<units>  how many can be ordered from now on, at the most; 0 ends it, and who has ordered goes on waiting',
    '--on     the day on which they are expected; who waits already is told another one by mail. Nothing is sold any more once it has passed',
    'What comes is taken in by stock receive; stock set with more than 0 says that all have come.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['sku', 'units'], options: ['on'] })
    const sku = readSku(words.arguments[0])
    const units = readNumber('<units>', words.arguments[1], { from: 0, to: MAX_UNITS })
    if (words.options.on === undefined && units > 0) throw new Error('--on 2027-01-15 is missing: the day on which they come')
    const day = words.options.on === undefined ? '' : readDay('--on', words.options.on).slice(0, 10)
    return async context => {
      const { stock, told } = await openPreorder(context, sku, { units, day })
      const text =
        units === 0
          ? `${sku} cannot be ordered before it comes any more`
          : `${units} of ${sku} can be ordered before they come on ${day}; buyers told another day: ${told}`
      const { available, preorder } = stock
      return { text, data: { sku, units, expectedDelivery: units === 0 ? null : day, available, preorder, told } }
    }
  },
}

/** `stock preorders`: who waits for goods. */
export const stockPreorders: AdminCommand = {
  name: 'stock preorders',
  effect: 'reads',
  summary: 'list orders whose goods have not come yet, in the order in which they are served',
  usage: '[--sku EX30010001]',
  details: ['--sku  of this item alone'],
  prepare(args) {
    const words = readWords(args, { options: ['sku'] })
    const sku = words.options.sku === undefined ? undefined : readSku(words.options.sku)
    return async context => {
      const rows = await findPreorders(context, { sku, limit: MAX_LISTED })
      const table = writeTable(
        ['item', 'order', 'ordered', 'quantity', 'expected'],
        rows.map(row => [row.sku, row.orderNumber, row.orderedAt.slice(0, 10), String(row.quantity), row.expected]),
      )
      return { text: rows.length > 0 ? table : 'no order waits for goods', data: { rows } }
    }
  },
}

/** `stock receive`: takes goods in. */
export const stockReceive: AdminCommand = {
  name: 'stock receive',
  effect: 'changes',
  summary: 'take units of an item in: for orders that wait for them, the first of them first, then to be sold',
  usage: '<sku> <units>',
  details: [
    '<sku>    item number, such as EX30010001',
    '<units>  how many have come with this delivery; given twice they are counted twice',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['sku', 'units'] })
    const sku = readSku(words.arguments[0])
    const units = readNumber('<units>', words.arguments[1], { from: 1, to: MAX_UNITS })
    return async context => {
      const stock = await receiveStock(context, sku, units)
      const { loaded, available, reserved, sold, preorder } = stock
      const row = [sku, ...[available, reserved, sold, loaded, preorder].map(String)]
      return { text: writeTable(['item', 'available', 'reserved', 'sold', 'loaded', 'to come'], [row]), data: stock }
    }
  },
}
