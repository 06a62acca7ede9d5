import { REACHABLE_TIERS, type ReachableTier } from '@shop/domain/loyalty'
import { localeOf } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { findCustomer } from '@shop/engine/customer'
import { TIER_REACHED_TOPIC } from '@shop/engine/loyalty'
import { linkMail } from '../mail/link-mail.ts'
import { findPlace, startOf } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'

/** What the outbox tells of a customer who reached a tier. */
interface TierMessage {
  readonly messageId: string
  readonly customerId: string
  readonly group: ReachableTier
}

function tierMessageOf(payload: unknown): TierMessage {
  const { group } = (payload ?? {}) as { group?: unknown }
  const tier = REACHABLE_TIERS.find(key => key === group)
  if (!tier) throw new Error('A message without group')
  return { ...idsIn(payload, 'messageId', 'customerId'), group: tier }
}

/** Tells customers that they have reached a tier, with a link to their card. */
export function tierMailJob(post: LinkMailContext): OutboxJob {
  return mailJob({
    topic: TIER_REACHED_TOPIC,
    // About a day: the card says it too.
    retryLimit: 14,
    read: tierMessageOf,
    idOf: ({ messageId }) => messageId,
    send: message => sendTierReached(post, message),
  })
}

/** Nothing is sent to who is gone, or is in another group by now. */
async function sendTierReached(post: LinkMailContext, { messageId, customerId, group }: TierMessage): Promise<void> {
  const { context, localPort } = post
  const customer = await findCustomer(context, customerId)
  if (customer?.customerGroupAssignments[0]?.customerGroup.key !== group) return
  const storeKey = (customer.locale.split('-')[1] ?? '').toLowerCase()
  const { store, market, language } = await findPlace(context, { storeKey, locale: customer.locale })
  const t = await translatorOf(localeOf(market, language))
  const number = REACHABLE_TIERS.indexOf(group) + 1
  const card = `${startOf({ market, language, localPort })}/my-account/loyalty-card`
  const words = {
    title: t('loyalty.mailTitle', { number }),
    opening: [t('loyalty.mailIntro', { shop: SHOP_NAME, number })],
    links: [{ label: t('account.loyaltyCard'), href: card }],
    rules: [],
    reason: t('mail.accountReason', { shop: SHOP_NAME }),
  }
  await postMail(post, {
    ...linkMail({ store, language }, words, t),
    kind: 'loyalty-tier',
    id: messageId,
    store,
    to: customer.email,
  })
}
