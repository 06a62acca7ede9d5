import { setExpectedDelivery } from '@shop/engine/preorder'
import type { AdminCommand } from './command.ts'
import { readDay, readSku } from './read-values.ts'
import { readWords } from './read-words.ts'

/** `stock expect`: notes when more of an item comes. */
export const stockExpect: AdminCommand = {
  name: 'stock expect',
  effect: 'changes',
  summary: 'note when more of an item is expected; its page says so while it is sold out, until that day has passed',
  usage: '<sku> <day>',
  details: [
    '<sku>  item number, such as EX30010001',
    '<day>  such as 2027-01-15; none where it is not known any more: the page then says the month in three months',
    'Who ordered it before it comes is told another day by mail; see stock preorder.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['sku', 'day'] })
    const sku = readSku(words.arguments[0])
    const day = words.arguments[1] ?? ''
    const known = day === 'none' ? undefined : readDay('<day>', day).slice(0, 10)
    return async context => {
      const told = await setExpectedDelivery(context, sku, known)
      const day = known ? `More of ${sku} is expected on ${known}` : `It is not known when more of ${sku} comes`
      const text = told > 0 ? `${day}; buyers told by mail: ${told}` : day
      return { text, data: { sku, expectedDelivery: known ?? null, told } }
    }
  },
}
