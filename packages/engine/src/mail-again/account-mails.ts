import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import { getCustomerByReference } from '../customer/customer-reference.ts'
import { renewEmailProofs } from '../customer/email-proof-rows.ts'
import { PASSWORD_RESET_TOPIC } from '../customer/reset-password.ts'
import { SECURITY_NOTICE_TOPIC } from '../customer/security-notice.ts'
import type { EngineContext } from '../database/context.ts'
import { NEWSLETTER_WISH_TOPIC } from '../newsletter/subscription-rows.ts'
import { addToOutbox } from '../outbox/outbox.ts'

/** Mails to an address that can be sent again, besides its invitations into companies. */
export const ACCOUNT_MAILS = ['password', 'address', 'newsletter', 'sign-in'] as const
export type AccountMail = (typeof ACCOUNT_MAILS)[number]

/**
 * Has the worker write to an address once more. A link is made new when its mail is sent, for all of its time, and ends the one before:
 * only hashes of links are stored. What an address was notified of is sent as it was then. Returns how many mails there will
 * be, none where nothing waits for a mail of the kind. Throws `CommerceError` `resource-not-found` where the account is missing.
 */
export async function resendAccountMail(context: EngineContext, mail: AccountMail, email: string): Promise<number> {
  switch (mail) {
    case 'password':
      return resendPasswordReset(context, email)
    case 'address':
      return renewEmailProofs(context, context.db, email)
    case 'newsletter':
      return resendNewsletterRequests(context, email)
    case 'sign-in':
      return resendSecurityNotice(context, email)
  }
}

/** Of an account in the store and language of its customer. */
async function resendPasswordReset(context: EngineContext, email: string): Promise<number> {
  const { id: customerId, locale } = await getCustomerByReference(context, email)
  const resetId = context.newId()
  const storeKey = locale.slice(locale.indexOf('-') + 1).toLowerCase()
  await addToOutbox(context.db, {
    topic: PASSWORD_RESET_TOPIC,
    payload: { resetId, customerId, locale, storeKey },
    dedupKey: `${PASSWORD_RESET_TOPIC}/${resetId}`,
  })
  return 1
}

/** Of all stores in which an address was to be confirmed and was not. */
async function resendNewsletterRequests(context: EngineContext, email: string): Promise<number> {
  const wishes = await context.db
    .selectFrom('newsletter_subscription')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('state', '=', 'pending')
    .orderBy('store_key')
    .forUpdate()
    .execute()
  for (const { id: subscriptionId } of wishes) {
    const messageId = context.newId()
    await addToOutbox(context.db, {
      topic: NEWSLETTER_WISH_TOPIC,
      payload: { messageId, subscriptionId },
      dedupKey: `${NEWSLETTER_WISH_TOPIC}/${messageId}`,
    })
  }
  return wishes.length
}

/** The last notice about a way into an account, with the device and the time that it named. */
async function resendSecurityNotice(context: EngineContext, email: string): Promise<number> {
  const { id: customerId } = await getCustomerByReference(context, email)
  const messageId = context.newId()
  const { numAffectedRows = 0n } = await sql`
    insert into outbox (topic, payload, dedup_key)
    select topic, payload || ${JSON.stringify({ messageId })}::jsonb, ${`${SECURITY_NOTICE_TOPIC}/${messageId}`}
    from outbox where topic = ${SECURITY_NOTICE_TOPIC} and payload ->> 'customerId' = ${customerId}
    order by id desc limit 1`.execute(context.db)
  return Number(numAffectedRows)
}

/** What is said where nothing of a kind waits for an address. */
export function noAccountMail(mail: AccountMail, email: string): CommerceError {
  const nothing: Readonly<Record<AccountMail, string>> = {
    password: `There is no account of ${email}`,
    address: `${email} has nothing to prove, or not any more: what waits a day is given up`,
    newsletter: `No newsletter waits for ${email} to confirm it`,
    'sign-in': `${email} was notified of no new way into the account`,
  }
  return new CommerceError({ code: 'invalid-operation' }, nothing[mail])
}
