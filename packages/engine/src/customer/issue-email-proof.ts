import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { hashToken, newSessionToken } from '../session/session-token.ts'
import { selectCustomerByEmail } from './customer-rows.ts'
import { EMAIL_PROOF_MINUTES } from './email-proof-rows.ts'
import { notifyKnownEmail } from './sign-up.ts'

/** A mail that asks an address for its proof. */
export interface EmailProofMail {
  readonly purpose: 'registration' | 'email-change'
  readonly email: string
  readonly storeKey: string
  readonly locale: string
  readonly token: string
}

/**
 * Makes the token of the link that proves an address; one sent before is worth nothing from now on, and only the hash is
 * stored. An address that another customer has gets none: they are notified instead. Undefined then, and when nothing waits to
 * be proven any more. Asks for no owner, so it must never answer a request.
 */
export async function issueEmailProof(context: EngineContext, proofId: string): Promise<EmailProofMail | undefined> {
  const token = newSessionToken(context)
  return inTransaction(context, async db => {
    const row = await db
      .selectFrom('email_proof')
      .select(['customer_id', 'email', 'store_key', 'locale'])
      .where('id', '=', proofId)
      .where('is_open', '=', true)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return undefined
    const { customer_id: customerId, email, store_key: storeKey, locale } = row
    const known = await selectCustomerByEmail(db, email)
    if (known && known.customer.id !== customerId) {
      await notifyKnownEmail(db, { messageId: proofId, customerId: known.customer.id, storeKey, locale })
      await db.updateTable('email_proof').set({ is_open: false }).where('id', '=', proofId).execute()
      return undefined
    }
    await db
      .updateTable('email_proof')
      .set({ token_hash: hashToken(token), expires_at: sql`now() + make_interval(mins => ${EMAIL_PROOF_MINUTES})` })
      .where('id', '=', proofId)
      .execute()
    return { purpose: customerId === null ? 'registration' : 'email-change', email, storeKey, locale, token }
  })
}

/** A change of address as the address before is given it. */
export interface EmailChangeNotice {
  readonly previousEmail: string
  readonly email: string
  readonly storeKey: string
  readonly locale: string
}

/** What the address before is told about a change. Undefined when it is long over. Asks for no owner either. */
export async function findEmailChange({ db }: EngineContext, proofId: string): Promise<EmailChangeNotice | undefined> {
  const row = await db
    .selectFrom('email_proof')
    .select(['previous_email', 'email', 'store_key', 'locale'])
    .where('id', '=', proofId)
    .executeTakeFirst()
  if (!row || row.previous_email === null) return undefined
  return { previousEmail: row.previous_email, email: row.email, storeKey: row.store_key, locale: row.locale }
}
