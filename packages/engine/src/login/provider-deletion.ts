import { createHmac } from 'node:crypto'
import type { LoginStrategy } from '@shop/domain/login'
import { sql } from 'kysely'
import type { ProviderSubject } from '../customer/provider-subject-rows.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'

const PURPOSE = 'provider-deletion'

/** What was done at the request of a provider. Instants are ISO. */
export interface ProviderDeletion {
  readonly provider: LoginStrategy
  readonly outcome: 'unlinked' | 'nothing-stored'
  readonly requestedAt: string
}

/**
 * Deletes what came from a provider of a user of theirs: the sign-in with it, and what waits to be proven by mail. The account stays,
 * also where that was its last way to sign in: a password that is reset by mail is one. Returns the code by which the user sees what
 * was done; the same request again, by its `issuedAt`, has the same code and outcome.
 */
export async function deleteProviderData(
  context: EngineContext,
  { provider, subject, issuedAt }: ProviderSubject & { readonly issuedAt: number },
): Promise<string> {
  const key = await findSigningKey(context, PURPOSE)
  const request = `${PURPOSE} ${provider} ${subject} ${issuedAt}`
  const code = createHmac('sha256', key).update(request).digest('hex').slice(0, 20).toUpperCase()
  await inTransaction(context, async db => {
    const unlinked = await db
      .deleteFrom('provider_subject')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst()
    const asked = await sql`delete from email_proof where provider = ${provider} and subject = ${subject}`.execute(db)
    const outcome = unlinked.numDeletedRows + (asked.numAffectedRows ?? 0n) > 0n ? 'unlinked' : 'nothing-stored'
    await db
      .insertInto('provider_deletion')
      .values({ code, provider, outcome, requested_at: context.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
  return code
}

/** What was done at the request with a code; undefined for a code that no request has. */
export async function findProviderDeletion({ db }: EngineContext, code: string): Promise<ProviderDeletion | undefined> {
  const row = await db
    .selectFrom('provider_deletion')
    .select(['provider', 'outcome', 'requested_at'])
    .where('code', '=', code)
    .executeTakeFirst()
  return row && { provider: row.provider, outcome: row.outcome, requestedAt: new Date(row.requested_at).toISOString() }
}

/** Deletes requests of before an instant (ISO). Returns how many, at most `limit`. */
export async function forgetProviderDeletions(
  { db }: EngineContext,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from provider_deletion where code in (
      select code from provider_deletion where requested_at < ${before}::timestamptz
      order by requested_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
