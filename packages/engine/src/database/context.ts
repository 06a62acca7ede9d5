import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { isRepeatable, Unavailable } from './database-failure.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** What every operation gets as its first argument: the database and the sources of all that is not repeatable. */
export interface EngineContext {
  readonly db: Database
  /** The time as an ISO instant in UTC. */
  readonly now: () => string
  /** A new id (UUID) that begins with the time: keys that are written together are next to each other. */
  readonly newId: () => string
  /** Unpredictable bytes for tokens. */
  readonly randomBytes: (size: number) => Uint8Array
  /** Networks, as `networkOf` says them, whose calls are not counted, such as that of a load test; default none. */
  readonly unlimitedNetworks?: ReadonlySet<string>
  /** Called at named points around commits, so that a test can end the process there. */
  readonly failpoint?: (name: string) => void | Promise<void>
}

/** A context with the clock and the randomness of the machine. */
export function createContext(db: Database, options: Pick<EngineContext, 'unlimitedNetworks'> = {}): EngineContext {
  return { db, now: () => new Date().toISOString(), newId: randomUUIDv7, randomBytes, ...options }
}

/** The UTC day of the context as YYYY-MM-DD: which tax rate holds. */
export function dayOf(context: Pick<EngineContext, 'now'>): string {
  return context.now().slice(0, 10)
}

const ATTEMPTS = 5

/**
 * Runs work in one transaction; see `repeatLost`. Throws `Unavailable` when it lost every time.
 */
export async function inTransaction<T>(
  context: EngineContext,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return repeatLost(() => context.db.transaction().execute(work))
}

/**
 * Runs a transaction, or a statement that is one, up to five times while it loses against others (40001, 40P01); `work` must
 * not have effects outside the database. Throws `Unavailable` when it lost every time.
 */
export async function repeatLost<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isRepeatable(error)) throw error
      if (attempt >= ATTEMPTS) throw new Unavailable('A transaction lost against others too often', { cause: error })
    }
  }
}
