import { setStoragePlace } from '@shop/engine/inventory'
import type { AdminCommand } from './command.ts'
import { readSku } from './read-values.ts'
import { readWords } from './read-words.ts'

const PLACE = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{0,39}$/u

/** `stock place`: notes where an item lies. */
export const stockPlace: AdminCommand = {
  name: 'stock place',
  effect: 'changes',
  summary: 'note where the units of an item lie in the warehouse; pick lists are in the order of places',
  usage: '<sku> <place>',
  details: [
    '<sku>    item number, such as EX30010001',
    '<place>  such as A-03-2: letters, digits, blanks and . / - in at most 40 characters; none where it is not known any more',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['sku', 'place'] })
    const sku = readSku(words.arguments[0])
    const place = words.arguments[1] ?? ''
    if (!PLACE.test(place)) throw new Error(`${place} is not a place such as A-03-2`)
    const known = place === 'none' ? undefined : place
    return async context => {
      await setStoragePlace(context, sku, known)
      return { text: known ? `${sku} lies at ${known}` : `${sku} has no place`, data: { sku, place: known ?? null } }
    }
  },
}
