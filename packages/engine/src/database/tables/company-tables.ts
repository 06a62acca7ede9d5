import type { ApprovalState, AssociateRole } from '@shop/domain/company'
import type { CurrencyCode } from '@shop/domain/money'
import type { Generated } from 'kysely'
import type { DefaultInstant, Instant } from './columns.ts'

/** Companies, their people, and the orders that wait for an approval. */
export interface CompanyTables {
  company: {
    id: string
    version: Generated<number>
    store_key: string
    name: string
    vat_number: string | null
    created_at: DefaultInstant
    last_modified_at: DefaultInstant
  }
  associate: {
    customer_id: string
    company_id: string
    roles: AssociateRole[]
    approval_limit_cent: number | null
    joined_at: DefaultInstant
  }
  company_credit: { company_id: string; limit_cent: number; term_days: number; open_cent: Generated<number> }
  credit_reservation: { order_id: string; company_id: string; open_cent: number }
  company_invitation: {
    id: string
    company_id: string
    email: string
    locale: string
    roles: AssociateRole[]
    approval_limit_cent: number | null
    invited_at: DefaultInstant
    expires_at: Instant
  }
  approval_request: {
    id: string
    company_id: string
    cart_id: string
    customer_id: string
    store_key: string
    state: Generated<ApprovalState>
    currency: CurrencyCode
    total_cent: number
    reason: string | null
    decided_by: string | null
    requested_at: DefaultInstant
    decided_at: Instant | null
  }
}
