import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import type { Invariant } from './invariant.ts'
import { INVARIANTS } from './invariants.ts'

/** How one rule fared: `offenders` names at most ten of the `violations`. */
export interface InvariantResult extends Pick<Invariant, 'rule' | 'title'> {
  readonly violations: number
  readonly offenders: readonly string[]
}

/** Checks every rule against everything that is stored, in one snapshot; nothing is changed. */
export async function checkInvariants(context: EngineContext): Promise<InvariantResult[]> {
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async transaction => {
      // A whole shop is read, which takes longer than a request may.
      await sql`set local statement_timeout = '10min'`.execute(transaction)
      const results: InvariantResult[] = []
      for (const { rule, title, offenders } of INVARIANTS) {
        const { rows } = await sql<{ violations: number; offenders: string[] | null }>`
          select count(*) as violations, (array_agg(offender::text))[1:10] as offenders
          from (${sql.raw(offenders)}) found`.execute(transaction)
        results.push({ rule, title, violations: rows[0]?.violations ?? 0, offenders: rows[0]?.offenders ?? [] })
      }
      return results
    })
}
