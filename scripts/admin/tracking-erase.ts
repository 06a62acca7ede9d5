import { eraseTracking } from '@shop/engine/tracking'
import type { AdminCommand } from './command.ts'
import { isId } from './read-values.ts'
import { readWords } from './read-words.ts'

/** `tracking erase`: deletes what is known of what a browser did, or a customer. */
export const trackingErase: AdminCommand = {
  name: 'tracking erase',
  effect: 'changes',
  summary: 'delete what is known of what a browser did, or a customer',
  usage: '<id>',
  details: ['<id>  id of the customer, or that in the cookie `vsf-device-fingerprint` of the browser'],
  prepare(args) {
    const words = readWords(args, { arguments: ['id'], options: [] })
    const id = words.arguments[0]?.toLowerCase() ?? ''
    if (!isId(id)) throw new Error(`<id> ${id} is not the id of a customer or a browser`)
    return async context => {
      const erased = await eraseTracking(context, id)
      return { text: `${erased} events of ${id} are deleted`, data: { erased } }
    }
  },
}
