import { setStock } from '@shop/engine/inventory'
import type { AdminCommand } from './command.ts'
import { readNumber, readSku, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeTable } from './write-table.ts'

/** `stock set`: corrects how many units there are. */
export const stockSet: AdminCommand = {
  name: 'stock set',
  effect: 'changes',
  summary: 'set how many units of an item there are',
  usage: '<sku> <quantity> [--count available]',
  details: [
    '<sku>      item number, such as EX30010001',
    '<quantity> how many there are',
    '--count    available: units that can be sold now (default); loaded: all that ever came in, sold and reserved ones too',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['sku', 'quantity'], options: ['count'] })
    const sku = readSku(words.arguments[0])
    const quantity = readNumber('<quantity>', words.arguments[1], { from: 0, to: 1_000_000_000 })
    const count = readWord('--count', words.options.count ?? 'available', ['available', 'loaded'])
    return async context => {
      const stock = await setStock(context, sku, count === 'loaded' ? { loaded: quantity } : { available: quantity })
      const { loaded, available, reserved, sold } = stock
      const row = [sku, ...[available, reserved, sold, loaded].map(String)]
      return { text: writeTable(['item', 'available', 'reserved', 'sold', 'loaded'], [row]), data: stock }
    }
  },
}
