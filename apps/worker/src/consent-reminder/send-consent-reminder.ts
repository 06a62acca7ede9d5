import type { MailKind } from '@shop/domain/mail-preference'
import { localeOf } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { CONSENT_REMINDER_TOPIC, findConsentReminder } from '@shop/engine/consent-reminder'
import type { MessageKey } from '@shop/i18n'
import { formatDay } from '@shop/i18n/format'
import { linkMail } from '../mail/link-mail.ts'
import { findPlace, type LinkPlace } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { preferencesLink } from '../mail/preferences-link.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { type NewsletterNotice, newsletterNoticeOf } from '../newsletter/send-newsletter-mails.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'

/** Names of the kinds of mails, as the page of preferences has them. */
const NAMES = {
  newsletter: 'account.newsletter',
  'abandoned-cart': 'mailPreference.abandonedCart',
  'review-invitation': 'mailPreference.reviewInvitation',
  'price-drop': 'mailPreference.priceDrop',
  'back-in-stock': 'mailPreference.backInStock',
} as const satisfies Record<MailKind, MessageKey>

/** Reminds subscribers once a year of what they agreed to. */
export function consentReminderJob(post: LinkMailContext): OutboxJob {
  return mailJob({
    topic: CONSENT_REMINDER_TOPIC,
    retryLimit: 14,
    read: newsletterNoticeOf,
    idOf: ({ messageId }) => messageId,
    send: notice => sendConsentReminder(post, notice),
  })
}

/** Mails what a subscriber gets, and where they change it. Throws `MailFailure` when the server does not take it. */
async function sendConsentReminder(post: LinkMailContext, { messageId, subscriptionId }: NewsletterNotice): Promise<void> {
  const { context, localPort } = post
  const reminder = await findConsentReminder(context, subscriptionId)
  if (!reminder) return
  const { recipient, confirmedAt, wanted, mailLink } = reminder
  const { store, market, language } = await findPlace(context, recipient)
  const place: LinkPlace = { market, language, localPort }
  const locale = localeOf(market, language)
  const t = await translatorOf(locale)
  const words = {
    title: t('mailPreference.title'),
    opening: [
      t('consentReminder.intro', { shop: SHOP_NAME, date: formatDay(confirmedAt, market) }),
      ...wanted.map(kind => `– ${t(NAMES[kind])}`),
      t('consentReminder.keep'),
    ],
    links: [{ label: t('mailPreference.change'), href: preferencesLink(place, { token: mailLink }) }],
    rules: [],
    reason: t('mail.welcomeReason', { shop: SHOP_NAME }),
  }
  await postMail(post, {
    ...linkMail({ store, language }, words, t),
    kind: CONSENT_REMINDER_TOPIC,
    id: messageId,
    store,
    to: recipient.email,
    unsubscribeUrl: preferencesLink(place, { token: mailLink, kind: 'newsletter' }),
  })
}
