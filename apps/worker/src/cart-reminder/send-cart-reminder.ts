import { localeOf, originOf } from '@shop/domain/market'
import { CART_REMINDER_TOPIC, findCartReminder, noteReminderSent } from '@shop/engine/cart-reminder'
import { findPlace, type LinkPlace, startOf } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { preferencesLink } from '../mail/preferences-link.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'
import { reminderMail } from './reminder-mail.ts'

/** About two hours: a reminder that comes a day later is of another day. */
const RETRY_LIMIT = 11

/** Reminds of carts that were left. */
export function cartReminderJob(post: LinkMailContext): OutboxJob {
  return mailJob({
    topic: CART_REMINDER_TOPIC,
    retryLimit: RETRY_LIMIT,
    read: payload => idsIn(payload, 'cartId'),
    idOf: ({ cartId }) => cartId,
    send: ({ cartId }) => sendCartReminder(post, cartId),
  })
}

/** Mails a reminder of a cart in the language of its page. Throws `MailFailure` when the server does not take it. */
async function sendCartReminder(post: LinkMailContext, cartId: string): Promise<void> {
  const { context, localPort } = post
  const reminder = await findCartReminder(context, cartId)
  if (!reminder) return
  const { recipient, cartLink, mailLink } = reminder
  const { store, market, language } = await findPlace(context, recipient)
  const place: LinkPlace = { market, language, localPort }
  const links = {
    cartUrl: `${startOf(place)}/checkout/restore-cart?cart=${cartLink}`,
    preferencesUrl: preferencesLink(place, { token: mailLink }),
    origin: originOf(market, localPort),
  }
  const t = await translatorOf(localeOf(market, language))
  await postMail(post, {
    ...reminderMail({ store, language, market, ...links }, reminder, t),
    kind: 'cart-reminder',
    id: cartId,
    store,
    to: recipient.email,
    unsubscribeUrl: preferencesLink(place, { token: mailLink, kind: 'abandoned-cart' }),
  })
  await noteReminderSent(context, cartId)
}
