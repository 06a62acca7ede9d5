import { personName } from '@shop/domain/address'
import { approversOf } from '@shop/domain/company'
import { defaultLanguageOf, localeOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { SHOP_NAME } from '@shop/domain/store'
import { APPROVAL_REJECTED_TOPIC, APPROVAL_REQUESTED_TOPIC, findApprovalNotice } from '@shop/engine/company'
import { findCustomer } from '@shop/engine/customer'
import { formatMoney } from '@shop/i18n/format'
import { unlinked } from '../mail/html.ts'
import { linkMail } from '../mail/link-mail.ts'
import { findPlace, startOf } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'

interface ApprovalMessage {
  readonly messageId: string
  readonly requestId: string
}

/** About a day: the account shows it too. */
const RETRY_LIMIT = 14

/** The mails to approvers about orders that wait for them, and to buyers whose order was not approved. */
export function approvalJobs(post: LinkMailContext): OutboxJob[] {
  return [
    mailJob({
      topic: APPROVAL_REQUESTED_TOPIC,
      retryLimit: RETRY_LIMIT,
      read: payload => idsIn(payload, 'messageId', 'requestId', 'approverId'),
      idOf: ({ messageId }) => messageId,
      send: message => sendRequested(post, message, message.approverId),
    }),
    mailJob({
      topic: APPROVAL_REJECTED_TOPIC,
      retryLimit: RETRY_LIMIT,
      read: payload => idsIn(payload, 'messageId', 'requestId'),
      idOf: ({ messageId }) => messageId,
      send: message => sendRejected(post, message),
    }),
  ]
}

/** Nothing is sent of a request that is over, and to who approves nothing any more. */
async function sendRequested(
  post: LinkMailContext,
  { messageId, requestId }: ApprovalMessage,
  approverId: string,
): Promise<void> {
  const notice = await findApprovalNotice(post.context, requestId)
  const approver = await findCustomer(post.context, approverId)
  if (notice?.state !== 'pending' || !approver) return
  if (!approversOf(notice.company, notice.customerId).some(one => one.customerId === approverId)) return
  const { place, t, company, amount } = await wordsOf(post, notice, approver.locale)
  const name = unlinked(personName(notice.buyer, place.market.country))
  const words = {
    title: t('company.mailRequestTitle', { amount }),
    opening: [t('company.mailRequestIntro', { name, company, amount, shop: SHOP_NAME })],
    links: [{ label: t('company.toApprovals'), href: approvalsUrl(post, place) }],
    rules: [],
    reason: t('company.mailWhy', { company, shop: SHOP_NAME }),
  }
  const mail = { ...linkMail(place, words, t), kind: APPROVAL_REQUESTED_TOPIC, id: messageId, store: place.store }
  await postMail(post, { ...mail, to: approver.email })
}

async function sendRejected(post: LinkMailContext, { messageId, requestId }: ApprovalMessage): Promise<void> {
  const notice = await findApprovalNotice(post.context, requestId)
  if (notice?.state !== 'rejected') return
  const { place, t, company, amount } = await wordsOf(post, notice, notice.buyer.locale)
  const words = {
    title: t('company.mailRejectedTitle'),
    opening: [
      t('company.mailRejectedIntro', { amount, shop: SHOP_NAME }),
      ...(notice.reason === null ? [] : [t('company.mailReason', { reason: unlinked(notice.reason) })]),
    ],
    links: [{ label: t('company.toApprovals'), href: approvalsUrl(post, place) }],
    rules: [],
    reason: t('company.mailWhy', { company, shop: SHOP_NAME }),
  }
  const mail = { ...linkMail(place, words, t), kind: APPROVAL_REJECTED_TOPIC, id: messageId, store: place.store }
  await postMail(post, { ...mail, to: notice.buyer.email })
}

type Notice = NonNullable<Awaited<ReturnType<typeof findApprovalNotice>>>
type Place = Awaited<ReturnType<typeof findPlace>>

async function wordsOf({ context }: LinkMailContext, notice: Notice, locale: string) {
  const found = await findPlace(context, { storeKey: notice.storeKey, locale })
  const { market } = found
  // The reader's language where the store speaks it, else the store's own.
  const language = market.languages.includes(found.language) ? found.language : defaultLanguageOf(market)
  const place = { ...found, language }
  const spoken = localeOf(market, language)
  return {
    place,
    t: await translatorOf(spoken),
    company: unlinked(notice.company.name),
    amount: formatMoney(moneyOf(notice.currency, notice.totalCent), spoken),
  }
}

/** By way of the login, which leads on: pages of the account lead who is not signed in home. */
function approvalsUrl({ localPort }: LinkMailContext, { market, language }: Place): string {
  const start = startOf({ market, language, localPort })
  const path = `${new URL(start).pathname.replace(/\/$/, '')}/my-account/approvals`
  return `${start}/login?returnTo=${encodeURIComponent(path)}`
}
