import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { CART_INVARIANTS, DISCOUNT_CODE_INVARIANTS } from './cart-invariants.ts'
import { PRICE_INVARIANTS, REVIEW_INVARIANTS, STOCK_INVARIANTS } from './catalogue-invariants.ts'
import type { Invariant } from './invariant.ts'
import { MONEY_INVARIANTS } from './money-invariants.ts'
import { NEWSLETTER_INVARIANTS } from './newsletter-invariants.ts'
import { ORDER_INVARIANTS, PAYMENT_INVARIANTS } from './order-invariants.ts'

/** Every rule that what is stored can break. */
const INVARIANTS: readonly Invariant[] = [
  ...MONEY_INVARIANTS,
  ...STOCK_INVARIANTS,
  ...ORDER_INVARIANTS,
  ...PAYMENT_INVARIANTS,
  ...DISCOUNT_CODE_INVARIANTS,
  ...CART_INVARIANTS,
  ...PRICE_INVARIANTS,
  ...REVIEW_INVARIANTS,
  ...NEWSLETTER_INVARIANTS,
]

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
