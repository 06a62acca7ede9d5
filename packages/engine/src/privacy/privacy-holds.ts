import type { EngineContext } from '../database/context.ts'

/** Someone whose data must not be erased for now. */
export interface PrivacyHold {
  readonly email: string
  readonly reason: string
  /** ISO instant. */
  readonly heldSince: string
}

/** Keeps someone from being erased until the hold is lifted, such as during a lawsuit. Repeatable; the newer reason counts. */
export async function holdPerson(context: EngineContext, { email, reason }: Omit<PrivacyHold, 'heldSince'>): Promise<void> {
  await context.db
    .insertInto('privacy_hold')
    .values({ email: email.trim().toLowerCase(), reason, held_since: context.now() })
    .onConflict(conflict => conflict.column('email').doUpdateSet({ reason }))
    .execute()
}

/** Lifts a hold; false where it does not exist. */
export async function releasePerson({ db }: EngineContext, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('privacy_hold')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** All holds, the oldest first. */
export async function findHolds({ db }: EngineContext): Promise<PrivacyHold[]> {
  const rows = await db.selectFrom('privacy_hold').selectAll().orderBy('held_since').execute()
  return rows.map(({ email, reason, held_since }) => ({ email, reason, heldSince: new Date(held_since).toISOString() }))
}
