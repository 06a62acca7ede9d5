import { type CompanyCredit, companyNotFound, MAX_CREDIT_LIMIT_CENT, MAX_CREDIT_TERM_DAYS } from '@shop/domain/company'
import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { selectCompany } from './company-rows.ts'

/**
 * Lets a company buy on account up to a limit, at the word of the shop's owner. Orders that are open stay so, and count: a limit below
 * them lets it order again once enough was paid. A limit of 0 takes the right away. Returns what holds now. Throws `CommerceError`
 * `resource-not-found` and `invalid-input`.
 */
export async function setCompanyCredit(
  context: EngineContext,
  companyId: string,
  { limitCent, termDays }: Pick<CompanyCredit, 'limitCent' | 'termDays'>,
): Promise<CompanyCredit> {
  requireRange('limitCent', limitCent, { from: 0, to: MAX_CREDIT_LIMIT_CENT })
  requireRange('termDays', termDays, { from: 1, to: MAX_CREDIT_TERM_DAYS })
  return inTransaction(context, async db => {
    if (!(await selectCompany(db, companyId, 'lock'))) throw companyNotFound(companyId)
    const { rows } = await sql<CompanyCredit>`
      insert into company_credit (company_id, limit_cent, term_days) values (${companyId}, ${limitCent}, ${termDays})
      on conflict (company_id) do update set limit_cent = excluded.limit_cent, term_days = excluded.term_days
      returning limit_cent as "limitCent", term_days as "termDays", open_cent as "openCent"`.execute(db)
    const [credit] = rows
    if (!credit) throw companyNotFound(companyId)
    return credit
  })
}

function requireRange(field: string, value: number, { from, to }: { readonly from: number; readonly to: number }): void {
  if (Number.isInteger(value) && value >= from && value <= to) return
  throw new CommerceError({ code: 'invalid-input', field }, `${field} is a whole number from ${from} to ${to}`)
}
