import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Database } from './context.ts'
import { databaseFailureOf, isConnectionLost, isPlanOutdated, sqlStateOf } from './database-failure.ts'
import type { Tables } from './tables.ts'

export interface ConnectionSettings {
  readonly databaseUrl: string
  /** Upper bound of connections of this process. Default 10. */
  readonly poolSize?: number
  /** Longest wait for a free connection. Default 2000. */
  readonly acquireTimeoutMs?: number
  /** Longest wait for a row someone else changes. Default 2000. */
  readonly lockTimeoutMs?: number
  /** Longest time a statement may take. Default 3000. */
  readonly statementTimeoutMs?: number
  /** Told about connections the server ended while they were idle; the pool replaces them. */
  readonly onIdleError?: (error: Error) => void
  /** Told the text of every statement before it runs, for tests. */
  readonly onStatement?: (sql: string) => void
  /** Watches every statement, for traces and the log of slow ones. */
  readonly watchStatement?: (sql: string) => StatementWatch
  /** Settings of PostgreSQL for every connection, by their names. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Told what the server says besides results, as far as the settings let it. */
  readonly onNotice?: (message: string) => void
}

/** What becomes of a statement that is watched. */
export interface StatementWatch {
  /**
   * A comment that is sent at the end of the statement. Such a statement is parsed and planned for itself: under the name of those
   * without it stands another text.
   */
  readonly comment?: string | undefined
  /** Told once the answer is there, with the state of SQL or the name of the error where it failed. */
  end(failure?: string): void
}

const IDLE_MS = 10 * 60_000
const QUIET_MS = 30_000

/**
 * Opens a bounded pool: by default a statement may take 3 s, a lock 2 s, a connection 2 s; an idle transaction 5 s.
 * Nothing connects before the first query; `destroy()` closes the pool. Queries reject with what `databaseFailureOf` says.
 */
export function connect<Tables>(settings: ConnectionSettings): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: settings.databaseUrl,
    max: settings.poolSize ?? 10,
    connectionTimeoutMillis: settings.acquireTimeoutMs ?? 2_000,
    // One that is closed takes its plans with it, and each process plans all it asks for again when visitors come back.
    idleTimeoutMillis: IDLE_MS,
    // A router between forgets a connection that is quiet for minutes, and a statement sent over it would get no answer.
    keepAlive: true,
    keepAliveInitialDelayMillis: QUIET_MS,
    statement_timeout: settings.statementTimeoutMs ?? 3_000,
    lock_timeout: settings.lockTimeoutMs ?? 2_000,
    idle_in_transaction_session_timeout: 5_000,
    allowExitOnIdle: true,
    // A statement is planned once per connection, not each time again: that was the larger half of a cart operation.
    options: optionsOf({ plan_cache_mode: 'force_generic_plan', ...settings.parameters }),
    types: { getTypeParser },
  })
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', error => settings.onIdleError?.(error))
  pool.on('connect', client => {
    client.on('error', () => undefined)
    if (settings.onNotice) client.on('notice', ({ message = '' }) => settings.onNotice?.(message))
  })
  pools.add(pool)
  const translating = translatingPool(pool, settings)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: translating }) })
  directRuns.set(db, async (text, values) => {
    const client = await translating.connect()
    try {
      return (await client.query<unknown>(text, values)).rows
    } finally {
      client.release()
    }
  })
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    pools.delete(pool)
    await destroy()
    // Kysely closes what it has opened itself.
    if (!pool.ending) await pool.end()
  }
  return db
}

const pools = new Set<pg.Pool>()

/** Connections of this process to databases, over all of its pools. */
export interface ConnectionUse {
  /** Those that someone has right now, and those that are kept open for the next one. */
  readonly used: number
  readonly idle: number
  /** Those who wait for one. */
  readonly waiting: number
  /** How many there may be. */
  readonly most: number
}

/** How far the pools of this process are taken: the saturation that shoppers wait for first. */
export function connectionUse(): ConnectionUse {
  let [open, idle, waiting, most] = [0, 0, 0, 0]
  for (const pool of pools) {
    open += pool.totalCount
    idle += pool.idleCount
    waiting += pool.waitingCount
    most += pool.options.max ?? 0
  }
  return { used: open - idle, idle, waiting, most }
}

/** Runs a statement on a connection of a pool and returns its rows. */
type DirectRun = (text: string, values: readonly unknown[]) => Promise<unknown[]>

const directRuns = new WeakMap<object, DirectRun>()

/**
 * How a finished statement is run without Kysely, whose dozen steps to a connection and back cost as much as to price a cart;
 * undefined in a transaction, which has a connection of its own.
 */
export function directRunOf(db: object): DirectRun | undefined {
  return directRuns.get(db)
}

function optionsOf(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(/[\\ ]/g, '\\$&')}`)
    .join(' ')
}

/** The pool as Kysely sees it: every failure translated in one place, and no connection handed out again after it broke. */
function translatingPool(pool: pg.Pool, { onStatement, watchStatement }: ConnectionSettings): PostgresPool {
  const nameOf = createStatementNames()
  return {
    async connect() {
      const client = await pool.connect().catch(error => {
        throw databaseFailureOf(error)
      })
      let broken = false
      const query = async (text: string, values: readonly unknown[]) => {
        onStatement?.(text)
        const watch = watchStatement?.(text)
        const isCommented = watch?.comment !== undefined && isPlanned(text, values)
        const name = !isCommented && isPlanned(text, values) ? nameOf(text) : undefined
        const sent = isCommented ? `${text} ${watch.comment}` : text
        try {
          const result = await send(client, { text: sent, values: [...values], ...(name && { name }) })
          watch?.end()
          return result
        } catch (error) {
          // Its own leads to the socket, this one to who asked.
          if (error instanceof Error) Error.captureStackTrace(error)
          broken ||= isConnectionLost(error) || isPlanOutdated(error)
          watch?.end(sqlStateOf(error) ?? (error instanceof Error ? error.name : 'Error'))
          throw databaseFailureOf(error)
        }
      }
      return { query, release: () => client.release(broken) } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/**
 * Sends a statement and resolves to its result. By a callback: of the promises that the driver makes each, once one of them was old
 * to V8, kept the next one with its statement and values until all garbage was collected (docs/performance.md).
 */
function send(client: pg.PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(statement, (error, result) => (error ? reject(error) : resolve(result)))
  })
}

/** What PostgreSQL plans: one statement that reads or writes. Several in one text, and those of transactions, cannot have a name. */
function isPlanned(text: string, values: readonly unknown[]): boolean {
  return values.length > 0 || (PLANNED.test(text) && !text.includes(';'))
}

const PLANNED = /^\s*(?:select|with|insert|update|delete)\b/i

const INT8 = 20
const TIMESTAMPTZ = 1184

/** Counts and cents come as numbers, times as ISO texts; both are what documents hold too. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return parseSafeInteger
  if (oid === TIMESTAMPTZ) return value => new Date(value).toISOString()
  return pg.types.getTypeParser(oid, format as 'text')
}

function parseSafeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`Beyond the safe integers: ${value}`)
  return number
}

/** The shop's database as a bounded pool; see `connect`. Close it with `destroy()`. */
export function openDatabase(settings: ConnectionSettings): Database {
  return connect<Tables>(settings)
}

/** Statements a connection keeps prepared at most. */
const MAX_NAMES = 200

/** Texts whose uses are counted; the texts of searches differ without end and must not fill the memory. */
const MAX_TEXTS = 2_000

/** A text is named at this use, so that what is asked once or twice takes no place. */
const NAMED_AT_USE = 3

/**
 * Gives the statements that come again and again a name, under which each connection keeps them parsed and planned.
 * Returns undefined for all others.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return text => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MAX_NAMES) return name
    const used = (uses.get(text) ?? 0) + 1
    if (used < NAMED_AT_USE) {
      if (used > 1 || uses.size < MAX_TEXTS) uses.set(text, used)
      return undefined
    }
    uses.delete(text)
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
}
