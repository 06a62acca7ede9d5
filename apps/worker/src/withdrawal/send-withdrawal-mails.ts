import { localeOf } from '@shop/domain/market'
import { findOrder } from '@shop/engine/order'
import {
  findWithdrawal,
  type StoredWithdrawal,
  WITHDRAWAL_RECEIVED_TOPIC,
  WITHDRAWAL_SETTLED_TOPIC,
} from '@shop/engine/withdrawal'
import { findPlace } from '../mail/mail-place.ts'
import { type LinkMailContext, type MailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'
import { type WithdrawalNews, withdrawalMail } from './withdrawal-mail.ts'

/** The mails about withdrawals: that one was received, and what was decided about it. `retryLimit` is how often one is tried again. */
export function withdrawalMailJobs(post: LinkMailContext, retryLimit: number): OutboxJob[] {
  const mails: readonly (readonly [string, (stored: StoredWithdrawal) => Promise<WithdrawalNews | undefined>])[] = [
    [WITHDRAWAL_RECEIVED_TOPIC, async () => 'received'],
    [WITHDRAWAL_SETTLED_TOPIC, stored => decisionOf(post, stored)],
  ]
  return mails.map(([topic, newsOf]) =>
    mailJob({
      topic,
      retryLimit,
      // A decision that replaces another one is a mail of its own.
      read: payload => idsIn(payload, 'messageId', 'withdrawalId'),
      idOf: ({ messageId }) => messageId,
      async send({ messageId, withdrawalId }) {
        const stored = await findWithdrawal(post.context, { id: withdrawalId })
        const news = stored && (await newsOf(stored))
        if (!stored || !news) return
        const place = { ...(await findPlace(post.context, stored)), localPort: post.localPort }
        const t = await translatorOf(localeOf(place.market, place.language))
        await postMail(post, {
          ...withdrawalMail(place, stored, news, t),
          kind: topic,
          id: messageId,
          store: place.store,
          to: stored.content.email,
        })
      },
    }),
  )
}

/** What was decided last; one that was rejected and then accepted is notified of both. */
async function decisionOf(
  { context }: MailContext,
  { state, orderId, content, isPartCancelled, isReturned }: StoredWithdrawal,
): Promise<WithdrawalNews | undefined> {
  if (state === 'Received') return undefined
  if (state === 'Rejected') return 'rejected'
  const order = orderId === undefined ? undefined : await findOrder(context, { id: orderId })
  if (order?.orderState === 'Cancelled') return 'cancelled'
  if (content.goods === undefined) return 'returned'
  return isPartCancelled && !isReturned ? 'partCancelled' : 'partReturned'
}
