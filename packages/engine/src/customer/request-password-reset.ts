import type { Locale } from '@shop/domain/market'
import { sql } from 'kysely'
import { type AttemptLimit, countAttempt } from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'

/** Topic of the outbox under which a customer's wish for a new password is told. */
export const PASSWORD_RESET_TOPIC = 'password-reset-requested'

/** Mails with a link for a new password, per account. */
const RESET_MAILS: AttemptLimit = { attempts: 3, withinSeconds: 3600 }

/**
 * Asks for a mail with a link for a new password (AUTH-10). For an unknown address the same is done and nothing told, and
 * so it is after three mails within an hour: the caller cannot tell (AUTH-12, rule A4). The token is made when the mail
 * is sent, so that it is never stored as it is.
 */
export async function requestPasswordReset(
  context: EngineContext,
  request: { readonly email: string; readonly locale: Locale; readonly storeKey: string },
): Promise<void> {
  const email = request.email.trim().toLowerCase()
  const id = context.newId()
  const told = { resetId: id, locale: request.locale, storeKey: request.storeKey }
  await inTransaction(context, async db => {
    const isTooOften = (await countAttempt(db, ['reset-password', email], RESET_MAILS)) !== undefined
    await sql`
      insert into outbox (topic, payload, dedup_key)
      select ${PASSWORD_RESET_TOPIC}, ${JSON.stringify(told)}::jsonb || jsonb_build_object('customerId', customer.id),
        ${`${PASSWORD_RESET_TOPIC}/${id}`}
      from customer where lower(email) = ${email} and not ${isTooOften}::boolean`.execute(db)
  })
}
