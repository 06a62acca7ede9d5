import { findCartReminders } from '@shop/engine/cart-reminder'
import { countPriceWatches } from '@shop/engine/price-drop'
import { findReviewInvitations } from '@shop/engine/review-invitation'
import { findStockAlerts } from '@shop/engine/stock-alert'
import { readCartReminderHours, readReviewInvitationDays } from '../../apps/worker/config.ts'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'
import { writeMinute, writeTable } from './write-table.ts'

/** `mails reminders`: what people were reminded of and asked about, and how many more are due. */
export const mailsReminders: AdminCommand = {
  name: 'mails reminders',
  effect: 'reads',
  summary:
    'list carts whose owners were reminded, orders whose buyers were asked for reviews, items that people wait for, and watched prices',
  usage: '',
  details: [
    'Those who agreed are reminded once per cart, after CART_REMINDER_HOURS; give this command the setting that the shop has.',
    'Those who agreed are asked for reviews once per order, REVIEW_INVITATION_DAYS after it was delivered.',
    'A cart without a time of sending was ordered or changed meanwhile, is sold out, or its mail is still to be sent.',
  ],
  prepare(args) {
    readWords(args, {})
    const problems: string[] = []
    const idleHours = readCartReminderHours(process.env, problems)
    const afterDays = readReviewInvitationDays(process.env, problems)
    if (problems[0]) throw new Error(problems[0])
    return async context => {
      const { due, reminders } = await findCartReminders(context, { idleHours, limit: 200 })
      const rows = reminders.map(({ cartId, storeKey, claimedAt, sentAt }) => [
        cartId,
        storeKey,
        writeMinute(claimedAt),
        writeMinute(sentAt),
      ])
      const table =
        rows.length === 0 ? 'no cart was reminded of yet' : writeTable(['cart', 'store', 'due since (UTC)', 'sent (UTC)'], rows)
      const asked = await findReviewInvitations(context, { afterDays, limit: 200 })
      const watches = await countPriceWatches(context)
      const alerts = await findStockAlerts(context, 200)
      const waiting = alerts.map(({ sku, ...counts }) => [
        sku,
        ...[counts.waiting, counts.pending, counts.told, counts.gone].map(String),
      ])
      const items =
        waiting.length === 0
          ? 'no item is waited for'
          : writeTable(['item', 'waiting', 'to confirm', 'told', 'not sold any more'], waiting)
      const orders = asked.invitations.map(one => [
        one.orderNumber,
        one.storeKey,
        writeMinute(one.claimedAt),
        writeMinute(one.sentAt),
      ])
      const invitations =
        orders.length === 0
          ? 'no buyer was asked for reviews yet'
          : writeTable(['order', 'store', 'due since (UTC)', 'sent (UTC)'], orders)
      const text = [
        `${table}\ncarts that are due: ${due}`,
        `${invitations}\norders that are due: ${asked.due}`,
        items,
        `prices are watched for ${watches.people} people and ${watches.products} items; people told so far: ${watches.told}`,
      ].join('\n\n')
      return { text, data: { due, reminders, reviews: asked, watches, alerts } }
    }
  },
}
