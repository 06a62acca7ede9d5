import { sql } from 'kysely'
import { forgetAttempts } from '../attempt/count-attempt.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { CASE_MAILS_ACTION } from './support-case-rows.ts'

/** A case that was erased, with what customer care may have of it; instants are ISO. */
export interface ErasedCase {
  readonly caseNumber: string
  readonly createdAt: string
  /** Customer care has it, since then. */
  readonly deliveredAt?: string
  /** Whether passing it on has ever failed: a case whose answer was lost has arrived all the same. */
  readonly hasFailed: boolean
}

/**
 * Erases what someone asked customer care, by the e-mail address they gave, in any case of letters. What of it waits to be passed
 * on or confirmed by mail is not, since messages have ids alone. What customer care has is not in reach: it is named.
 */
export async function eraseSupportCases(context: EngineContext, email: string): Promise<ErasedCase[]> {
  const address = email.toLowerCase()
  return inTransaction(context, async db => {
    const { rows } = await sql<{ caseNumber: string; createdAt: Date; deliveredAt: Date | null; hasFailed: boolean }>`
      delete from support_case where lower(document ->> 'customerEmail') = ${address}
      returning case_number as "caseNumber", created_at as "createdAt", delivered_at as "deliveredAt",
        -- Tries are counted from zero again once the owner has a case passed on again.
        failed_at is not null as "hasFailed"`.execute(db)
    await forgetAttempts(db, [CASE_MAILS_ACTION, address])
    return rows
      .map(({ caseNumber, createdAt, deliveredAt, hasFailed }) => ({
        caseNumber,
        createdAt: new Date(createdAt).toISOString(),
        ...(deliveredAt ? { deliveredAt: new Date(deliveredAt).toISOString() } : {}),
        hasFailed,
      }))
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  })
}
