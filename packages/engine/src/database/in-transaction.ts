import type { Transaction } from 'kysely'
import type { EngineContext } from './context.ts'
import { isRepeatable, Unavailable } from './database-failure.ts'
import type { Tables } from './tables.ts'

const ATTEMPTS = 5

/**
 * Runs work in one transaction, up to five times while it loses against others (40001, 40P01); `work` must not have
 * effects outside the database. Throws `Unavailable` when it lost every time.
 */
export async function inTransaction<T>(
  context: EngineContext,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await context.db.transaction().execute(work)
    } catch (error) {
      if (!isRepeatable(error)) throw error
      if (attempt >= ATTEMPTS) throw new Unavailable('A transaction lost against others too often', { cause: error })
    }
  }
}
