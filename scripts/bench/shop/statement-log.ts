import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BenchDatabase } from './bench-database.ts'

/** Statements that a database ran for one thing done. */
export interface StatementCount {
  /** Those that read or write. */
  readonly statements: number
  /** Those that begin and end transactions. */
  readonly transactional: number
}

const SETTINGS = 'bench.conf'
/** In which a server takes over a setting, and its log arrives. */
const SETTLE_MS = 400
/** Longer than anything the shop repeats by itself. */
const BACKGROUND_MS = 7000
const TRANSACTIONAL = /^(?:begin|start transaction|commit|rollback)\b/i

/**
 * Counts the statements behind what a shop does by the log of its PostgreSQL, whatever code sends them. What the shop asks
 * by itself all the time is left out: the statements that were seen while nothing was done.
 */
export async function countStatements(
  database: BenchDatabase,
  work: (count: (times: number, turn: () => Promise<void>) => Promise<StatementCount>) => Promise<void>,
): Promise<void> {
  await log(database, true)
  try {
    const background = new Set((await statementsDuring(database, () => wait(BACKGROUND_MS))).map(({ text }) => text))
    await work(async (times, turn) => {
      const seen = await statementsDuring(database, async () => {
        for (let count = 0; count < times; count++) await turn()
      })
      const { statements, transactional } = countOwn(seen, background)
      return { statements: statements / times, transactional: transactional / times }
    })
  } finally {
    await log(database, false)
  }
}

/** Turns the log of statements on or off, without their parameters. */
async function log({ folder, postgres }: BenchDatabase, isOn: boolean): Promise<void> {
  const main = join(folder, 'postgres/postgresql.conf')
  if (!readFileSync(main, 'utf8').includes(SETTINGS)) appendFileSync(main, `\ninclude_if_exists = '${SETTINGS}'\n`)
  writeFileSync(join(folder, 'postgres', SETTINGS), isOn ? "log_statement = 'all'\nlog_parameter_max_length = 0\n" : '')
  process.kill(postgres.pid, 'SIGHUP')
  await wait(SETTLE_MS)
}

async function statementsDuring({ folder }: BenchDatabase, work: () => Promise<unknown>): Promise<LoggedStatement[]> {
  const file = join(folder, 'postgres.log')
  await wait(SETTLE_MS)
  const begin = statSync(file).size
  await work()
  await wait(SETTLE_MS)
  const bytes = readFileSync(file)
  // A log that was begun again meanwhile is short: its first part is in another file, and lost here.
  if (bytes.length < begin) throw new Error(`${file} was rotated while statements were counted: run it again`)
  return readStatements(bytes.toString('utf8', begin))
}

/** A statement that a connection sent, as one line. */
export interface LoggedStatement {
  readonly connection: string
  readonly text: string
}

/** The statements of a log of PostgreSQL. */
export function readStatements(log: string): LoggedStatement[] {
  const entries = log.matchAll(/^.*?\[(\d+)\] LOG: {2}(?:statement|execute [^:]+): (.*(?:\n\t.*)*)/gm)
  return [...entries].map(([, connection = '', text = '']) => ({ connection, text: text.replace(/\s+/g, ' ').trim() }))
}

/** Counts without what is in the background, and without the transactions that consist of it. */
export function countOwn(seen: readonly LoggedStatement[], background: ReadonlySet<string>): StatementCount {
  let statements = 0
  let transactional = 0
  const begun = new Map<string, { isOwn: boolean }>()
  for (const { connection, text } of seen) {
    const transaction = begun.get(connection)
    if (!TRANSACTIONAL.test(text)) {
      if (background.has(text)) continue
      statements++
      if (transaction) transaction.isOwn = true
    } else if (!transaction) begun.set(connection, { isOwn: false })
    else {
      begun.delete(connection)
      if (transaction.isOwn) transactional += 2
    }
  }
  return { statements, transactional }
}
