import { fiscalDayOf, sellerOn } from '@shop/domain/fiscal'
import type { Order } from '@shop/domain/order'
import { RETURN_STATES, type Return, type ReturnState } from '@shop/domain/return'
import { findOrder } from '@shop/engine/order'
import { findReturn, findReturnLabel, keepReturnLabel, RETURN_TOPIC } from '@shop/engine/return'
import type { Translate } from '@shop/i18n'
import { requireStore } from '../mail/mail-place.ts'
import { type MailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { noticeHtml, noticeText } from '../order-notice/notice-mail.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'
import { returnNotice } from './return-mail.ts'

/** The mails by which a customer learns how far a return has come; the label is sent with its approval. */
export function returnMailJob(post: MailContext, retryLimit: number): OutboxJob {
  return mailJob({
    topic: RETURN_TOPIC,
    retryLimit,
    read: returnMessageOf,
    idOf: ({ messageId }) => messageId,
    send: message => sendReturnMail(post, message),
  })
}

interface ReturnMessage {
  readonly messageId: string
  readonly returnId: string
  readonly state: ReturnState
}

/** What a message of the outbox says about a return. Throws for any other payload. */
function returnMessageOf(payload: unknown): ReturnMessage {
  const { state } = (payload ?? {}) as { state?: unknown }
  const known = RETURN_STATES.find(candidate => candidate === state)
  if (!known) throw new Error(`${state} is not a state of a return`)
  return { ...idsIn(payload, 'messageId', 'returnId'), state: known }
}

async function sendReturnMail(post: MailContext, { messageId, returnId, state }: ReturnMessage): Promise<void> {
  const { context } = post
  const found = await findReturn(context, { id: returnId })
  if (!found || state === 'Inspected') return
  const order = await findOrder(context, { id: found.orderId })
  const store = await requireStore(context, order.store.key)
  const t = await translatorOf(order.locale)
  const notice = returnNotice({ found, order, store, t }, state)
  const label = state === 'Approved' ? await labelOf(post, found, order, t) : undefined
  await postMail(post, {
    kind: RETURN_TOPIC,
    id: messageId,
    store,
    to: order.customerEmail,
    subject: notice.subject,
    text: noticeText(notice),
    html: noticeHtml(notice),
    ...(label ? { attachments: [{ name: `${found.returnNumber}.pdf`, type: 'application/pdf' as const, content: label }] } : {}),
  })
}

/** The label as it is kept; written the first time. */
async function labelOf({ context }: MailContext, found: Return, order: Order, t: Translate): Promise<Uint8Array | undefined> {
  const known = await findReturnLabel(context, found.id)
  if (known) return known
  const day = fiscalDayOf(context.now())
  // What writes PDF and reads fonts takes 10 MB.
  const [{ writeReturnLabel }, { readPdfFonts }] = await Promise.all([import('@shop/fiscal/return-label'), import('@shop/pdf')])
  const label = await writeReturnLabel({ order, found, seller: sellerOn(day), day }, { fonts: readPdfFonts(), t })
  await keepReturnLabel(context, found.id, label)
  return findReturnLabel(context, found.id)
}
