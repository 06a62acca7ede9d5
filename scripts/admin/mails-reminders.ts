import { findCartReminders } from '@shop/engine/cart-reminder'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'
import { writeTable } from './write-table.ts'

/** Hours after which the worker reminds, unless it is told otherwise. */
const IDLE_HOURS = 4

/** `mails reminders`: which carts their owners were reminded of, and how many are due. */
export const mailsReminders: AdminCommand = {
  name: 'mails reminders',
  summary: 'list the carts whose owners were reminded of them, and count those that are due',
  usage: '',
  details: [
    'Those who agreed are reminded once per cart, after CART_REMINDER_HOURS of the worker, by default 4 hours.',
    'A cart without a time of sending was ordered or changed meanwhile, is sold out, or its mail is still to be sent.',
  ],
  prepare(args) {
    readWords(args, {})
    return async context => {
      const { due, reminders } = await findCartReminders(context, { idleHours: IDLE_HOURS, limit: 200 })
      const rows = reminders.map(({ cartId, storeKey, claimedAt, sentAt }) => [
        cartId,
        storeKey,
        timeOf(claimedAt),
        timeOf(sentAt),
      ])
      const table =
        rows.length === 0 ? 'no cart was reminded of yet' : writeTable(['cart', 'store', 'due since (UTC)', 'sent (UTC)'], rows)
      return { text: `${table}\ncarts that are due: ${due}`, data: { due, reminders } }
    }
  },
}

function timeOf(instant: string | null): string {
  return instant?.slice(0, 16).replace('T', ' ') ?? ''
}
