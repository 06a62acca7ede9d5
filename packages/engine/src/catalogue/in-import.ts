import { sql, type Transaction } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import type { Tables } from '../database/tables.ts'

/** Runs work in a transaction that may be long, as the only import there is: processes that start together wait here. */
export async function inImport<T>(
  context: EngineContext,
  work: (context: EngineContext & { readonly db: Transaction<Tables> }) => Promise<T>,
): Promise<T> {
  return inTransaction(context, async transaction => {
    await sql`set local statement_timeout = '300s'`.execute(transaction)
    await sql`set local lock_timeout = '300s'`.execute(transaction)
    await sql`set local idle_in_transaction_session_timeout = '300s'`.execute(transaction)
    await sql`lock table import_run in exclusive mode`.execute(transaction)
    return work({ ...context, db: transaction })
  })
}
