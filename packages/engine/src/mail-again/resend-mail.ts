import { CommerceError } from '@shop/domain/error'
import { ERASED_EMAIL } from '@shop/domain/privacy'
import { type AuditedWork, addAuditLine, inAuditedTransaction } from '../audit/actor.ts'
import { renewInvitations } from '../company/invite-associate.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { findDocument } from '../fiscal/fiscal-rows.ts'
import { lockOrder } from '../order/lock-order.ts'
import { type OrderReference, selectOrder } from '../order/order-rows.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { notifyBuyer, type QuoteNews, type StoredQuote, selectQuote } from '../quote/quote-rows.ts'
import { lockReturn, RETURN_TOPIC } from '../return/return-rows.ts'
import { findWithdrawal, WITHDRAWAL_RECEIVED_TOPIC, WITHDRAWAL_SETTLED_TOPIC } from '../withdrawal/withdrawal-rows.ts'
import { type AccountMail, noAccountMail, resendAccountMail } from './account-mails.ts'
import { MAIL_AGAIN_TOPIC, type MailAgain, type OrderMail, subjectsOf } from './order-mails.ts'

/** Whose mail is sent once more. */
export type MailSubject =
  | { readonly noun: 'order'; readonly reference: OrderReference; readonly mail: OrderMail }
  /** An invoice or a credit note, a return, a withdrawal or a quote: the newest mail about it. */
  | { readonly noun: 'document' | 'return' | 'withdrawal' | 'quote'; readonly number: string }
  /** Invitations of an address into companies. */
  | { readonly noun: 'invitation'; readonly email: string }
  /** What an address was written about its account, its proof or the newsletter. */
  | { readonly noun: 'account'; readonly email: string; readonly mail: AccountMail }

/** What a quote's buyer was told last, by its state; of others nothing was told by mail. */
const QUOTE_NEWS_OF: Partial<Record<StoredQuote['state'], QuoteNews>> = {
  Submitted: 'received',
  Pending: 'answered',
  Rejected: 'rejected',
  Withdrawn: 'withdrawn',
}

/**
 * Has the worker send mails once more, each as a mail of its own that says what is true now; who asked for it is noted in the audit
 * log, under the number of what they are about. No secret is sent twice: invitations and links are made again, for all of their time,
 * and the link of the mail before opens nothing. Returns how many mails there will be. Throws `CommerceError` `resource-not-found`, or
 * `invalid-operation` where there was no such mail, or where the data of its reader were erased.
 */
export async function resendMail(context: EngineContext, audited: AuditedWork, subject: MailSubject): Promise<number> {
  return inAuditedTransaction(context, audited, async db => {
    const { mails, number } = await resend({ ...context, db }, subject)
    await addAuditLine(db, { noun: 'mail', ...(number === undefined ? {} : { subject: number }), action: 'done' })
    return mails
  })
}

interface Resent {
  readonly mails: number
  /** Missing where it would name a person. */
  readonly number?: string
}

async function resend(context: EngineContext, subject: MailSubject): Promise<Resent> {
  switch (subject.noun) {
    case 'order':
      return resendOrderMail(context, subject)
    case 'document':
      return resendDocument(context, subject.number)
    case 'return':
      return resendReturnMail(context, subject.number)
    case 'withdrawal':
      return resendWithdrawalMail(context, subject.number)
    case 'quote':
      return resendQuoteMail(context, subject.number)
    case 'invitation': {
      const mails = await renewInvitations(context, context.db, subject.email)
      if (mails === 0)
        throw notFound('company-invitation', subject.email, `There is no invitation of ${subject.email}, or none any more`)
      return { mails }
    }
    case 'account': {
      const { mail, email } = subject
      const mails = await resendAccountMail(context, mail, email)
      if (mails === 0) throw noAccountMail(mail, email)
      return { mails }
    }
  }
}

async function resendOrderMail(
  context: EngineContext,
  { reference, mail }: Extract<MailSubject, { noun: 'order' }>,
): Promise<Resent> {
  const { db } = context
  const order = await lockOrder(db, reference)
  const { id, orderNumber, customerEmail } = order
  requireReader(`order ${orderNumber}`, customerEmail)
  const subjects = await subjectsOf(db, order, mail)
  if (subjects.length === 0) throw neverSent(`Order ${orderNumber} has had no mail of this kind: ${mail}`)
  for (const aboutId of subjects) {
    await addMailAgain(context, { orderId: id, mail, ...(aboutId === undefined ? {} : { aboutId }) })
  }
  return { mails: subjects.length, number: orderNumber }
}

async function resendDocument(context: EngineContext, number: string): Promise<Resent> {
  const found = await findDocument(context, { number })
  if (!found) throw notFound('document', number, `There is no document ${number}`)
  const { customerEmail } = await lockOrder(context.db, { id: found.orderId })
  requireReader(`document ${number}`, customerEmail)
  await addMailAgain(context, { orderId: found.orderId, mail: 'documents', aboutId: found.id })
  return { mails: 1, number }
}

async function addMailAgain(context: EngineContext, mail: Omit<MailAgain, 'messageId'>): Promise<void> {
  const payload: MailAgain = { messageId: context.newId(), ...mail }
  await addToOutbox(context.db, { topic: MAIL_AGAIN_TOPIC, payload, dedupKey: `${MAIL_AGAIN_TOPIC}/${payload.messageId}` })
}

async function resendReturnMail(context: EngineContext, number: string): Promise<Resent> {
  const { db } = context
  const { id: returnId, orderId, events } = await lockReturn(db, number)
  const order = await selectOrder(db, { id: orderId })
  requireReader(`return ${number}`, order?.customerEmail)
  // What was found at an inspection is told with what follows from it.
  const state = events.findLast(event => event.state !== 'Inspected')?.state
  if (!state) throw neverSent(`There was no mail of return ${number} yet`)
  await send(context, RETURN_TOPIC, { messageId: context.newId(), returnId, state })
  return { mails: 1, number }
}

async function resendWithdrawalMail(context: EngineContext, number: string): Promise<Resent> {
  const found = await findWithdrawal(context, { withdrawalNumber: number })
  if (!found) throw notFound('withdrawal', number, `There is no withdrawal ${number}`)
  requireReader(`withdrawal ${number}`, found.content.email)
  const topic = found.state === 'Received' ? WITHDRAWAL_RECEIVED_TOPIC : WITHDRAWAL_SETTLED_TOPIC
  await send(context, topic, { messageId: context.newId(), withdrawalId: found.id })
  return { mails: 1, number }
}

async function resendQuoteMail(context: EngineContext, number: string): Promise<Resent> {
  const { db } = context
  const quote = await selectQuote(db, { quoteNumber: number }, 'lock')
  if (!quote) throw notFound('quote', number, `There is no quote ${number}`)
  requireReader(`quote ${number}`, quote.email)
  const news = QUOTE_NEWS_OF[quote.state]
  if (!news) throw neverSent(`Quote ${number} is ${quote.state}: no mail says so`)
  await notifyBuyer(context, db, quote.id, news)
  return { mails: 1, number }
}

async function send<Payload extends { readonly messageId: string }>(
  { db }: { readonly db: Database },
  topic: string,
  payload: Payload,
): Promise<void> {
  await addToOutbox(db, { topic, payload, dedupKey: `${topic}/${payload.messageId}` })
}

function requireReader(what: string, email: string | undefined): void {
  if (email === undefined || email === ERASED_EMAIL)
    throw new CommerceError(
      { code: 'invalid-operation' },
      `The personal data of ${what} were erased: there is no address to write to`,
    )
}

function neverSent(message: string): CommerceError {
  return new CommerceError({ code: 'invalid-operation' }, message)
}

function notFound(typeId: string, id: string, message: string): CommerceError {
  return new CommerceError({ code: 'resource-not-found', typeId, id }, message)
}
