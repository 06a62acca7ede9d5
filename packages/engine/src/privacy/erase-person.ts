import type { PrivacyOutcome } from '@shop/domain/privacy'
import { sql } from 'kysely'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { findObstacles, type Obstacles } from './find-obstacles.ts'
import { findPerson, type Person } from './person.ts'
import type { Erasure, PersonalTable } from './personal-table.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { findOpenPrivacyRequest, settlePrivacyRequest } from './privacy-request-rows.ts'

/** What was done for a person, or what keeps it from being done. */
export interface ErasureResult {
  readonly outcome: PrivacyOutcome
  readonly obstacles: Obstacles
  /** Rows that were deleted or made anonymous, by table. */
  readonly rows: Readonly<Record<string, number>>
}

/** Longest statement of an erasure in seconds: it looks through all orders, and no page waits for it. */
const STATEMENT_SECONDS = 120

/**
 * Carries out a request that was confirmed: erases the person, or closes the account alone, in one transaction. What keeps that from
 * being done is the outcome. Repeatable: what is done says so again. Undefined for a request that is over or was never confirmed.
 */
export async function carryOutErasure(context: EngineContext, requestId: string): Promise<ErasureResult | undefined> {
  return inTransaction(context, async db => {
    await allowTime(db)
    const request = await findOpenPrivacyRequest(db, requestId, 'lock')
    if (!request || request.kind === 'export' || request.state === 'asked') return undefined
    const extent = request.kind === 'closing' ? 'closing' : 'erasure'
    const person = await lockPerson(db, request.email, extent)
    const obstacles = await findObstacles(db, person)
    if (request.outcome !== undefined) return { outcome: request.outcome, obstacles, rows: {} }
    const result = await erase(db, person, extent, obstacles)
    await settlePrivacyRequest(context, db, { id: requestId, outcome: result.outcome })
    return result
  })
}

/** Erases a person at the word of the shop's owner, under the same rules. */
export async function erasePerson(context: EngineContext, email: string): Promise<ErasureResult> {
  return inTransaction(context, async db => {
    await allowTime(db)
    const person = await lockPerson(db, email, 'erasure')
    return erase(db, person, 'erasure', await findObstacles(db, person))
  })
}

/** Tells the database that this transaction may take longer than those of pages. */
export async function allowTime(db: Database): Promise<void> {
  await sql`select set_config('statement_timeout', ${`${STATEMENT_SECONDS}s`}, true)`.execute(db)
}

/** The customer before everything else, as everywhere: what hangs together with an account does not change meanwhile. */
async function lockPerson(db: Database, email: string, extent: 'erasure' | 'closing'): Promise<Person> {
  await sql`select from customer where lower(email) = ${email.trim().toLowerCase()} for update`.execute(db)
  return findPerson(db, email, extent === 'closing' ? 'account' : 'everything')
}

async function erase(db: Database, person: Person, extent: 'erasure' | 'closing', obstacles: Obstacles): Promise<ErasureResult> {
  if (obstacles.heldFor !== undefined) return { outcome: 'held', obstacles, rows: {} }
  // Whose account ends stays the buyer of the orders, as a guest.
  const isInTheWay = obstacles.isPaying || (extent === 'erasure' && obstacles.orderNumbers.length > 0)
  if (isInTheWay) return { outcome: 'open-orders', obstacles, rows: {} }
  const rows: Record<string, number> = {}
  for (const table of PERSONAL_TABLES) {
    const erasure = extent === 'erasure' ? table.erasure : table.closing
    const count = erasure ? await apply(db, table, erasure, person) : 0
    if (count > 0) rows[table.table] = (rows[table.table] ?? 0) + count
  }
  return { outcome: 'fulfilled', obstacles, rows }
}

async function apply(db: Database, { table, rowsOf }: PersonalTable, erasure: Erasure, person: Person): Promise<number> {
  const condition = rowsOf(person)
  switch (erasure.how) {
    case 'delete':
      return Number((await sql`delete from ${sql.table(table)} where ${condition}`.execute(db)).numAffectedRows ?? 0n)
    case 'anonymise':
      return Number(
        (await sql`update ${sql.table(table)} set ${erasure.set} where ${condition}`.execute(db)).numAffectedRows ?? 0n,
      )
    case 'cascade':
    case 'keep':
      return 0
  }
}
