import type { Cart } from '@shop/domain/cart'
import { type CompanyBuyer, requireNoApproval } from '@shop/domain/company'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'

/** What a customer may order for their company, by the key of the customer: of guests nothing is looked for. */
export function companyBuyerOf(customerId: SqlFragment): RawBuilder<CompanyBuyer | null> {
  return sql<CompanyBuyer | null>`(
    select jsonb_build_object('roles', associate.roles, 'approvalLimitCent', associate.approval_limit_cent,
      'storeKey', company.store_key)
    from associate join company on company.id = associate.company_id where associate.customer_id = ${customerId})`
}

/** Refuses a cart whose order someone else of the buyer's company has to approve. Throws `CommerceError` `approval-required`. */
export async function requireNoApprovalOf(db: Database, { customerId, totalPrice }: Cart): Promise<void> {
  if (customerId === undefined) return
  const { rows } = await sql<{ buyer: CompanyBuyer | null }>`select ${companyBuyerOf(sql`${customerId}`)} as buyer`.execute(db)
  requireNoApproval(rows[0]?.buyer ?? undefined, totalPrice)
}
