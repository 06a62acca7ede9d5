import type { LoginStrategy } from '@shop/domain/login'
import type { Database } from '../database/context.ts'

/** Someone at a provider. */
export interface ProviderSubject {
  readonly provider: LoginStrategy
  readonly subject: string
}

/** The id of the customer who signs in as a subject of a provider. */
export async function selectCustomerIdOfSubject(
  db: Database,
  { provider, subject }: ProviderSubject,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_subject')
    .select('customer_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.customer_id
}

/** From now on the subject is this customer. False, having written nothing, when it is a customer already. */
export async function insertProviderSubject(
  db: Database,
  { provider, subject }: ProviderSubject,
  link: { readonly customerId: string; readonly isProven: boolean },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('provider_subject')
    .values({ provider, subject, customer_id: link.customerId, is_proven: link.isProven })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Forgets subjects of a customer that nothing ever showed to be theirs. */
export async function deleteUnprovenSubjects(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('provider_subject').where('customer_id', '=', customerId).where('is_proven', '=', false).execute()
}
