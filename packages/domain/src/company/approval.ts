import { CommerceError } from '../error/index.ts'
import { marketOfStoreKey } from '../market/index.ts'
import type { Money } from '../money/index.ts'
import type { Associate, AssociateGrants, Company } from './company.ts'
import { hasPermission } from './company.ts'

/** States of a request that someone approves an order. */
export const APPROVAL_STATES = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** Longest reason for a rejection. */
export const APPROVAL_REASON_LENGTH = 500

/** What a customer may order for the company they belong to. */
export interface CompanyBuyer extends AssociateGrants {
  /** Of the company, in whose currency the limit is. */
  readonly storeKey: string
}

/**
 * Whether an order over a total has to be approved by someone else: above the buyer's limit, in a currency that the limit says nothing
 * about, and always of who is no buyer. Never of who has no limit.
 */
export function needsApproval({ roles, approvalLimitCent, storeKey }: CompanyBuyer, total: Money): boolean {
  if (!hasPermission(roles, 'create-orders')) return true
  if (approvalLimitCent === null) return false
  return total.currencyCode !== marketOfStoreKey(storeKey)?.currency || total.centAmount > approvalLimitCent
}

/** Refuses an order that someone else has to approve. Customers without company may order what they like. Throws `CommerceError` `approval-required`. */
export function requireNoApproval(buyer: CompanyBuyer | undefined, total: Money): void {
  if (buyer && needsApproval(buyer, total))
    throw new CommerceError({ code: 'approval-required' }, 'Someone else of the company has to approve this order')
}

/** The people of a company who may approve an order of one of them: approvers, and no one their own. */
export function approversOf({ associates }: Pick<Company, 'associates'>, buyerId: string): Associate[] {
  return associates.filter(one => one.customerId !== buyerId && hasPermission(one.roles, 'approve-orders'))
}
