import type { OperationName } from '@shop/contract/operations'

/** What operations on a thing of someone let others of their company do; all else is for them as for any other customer. */
export const COMPANY_ACCESS: Readonly<Partial<Record<OperationName, 'approver'>>> = {
  getQuote: 'approver',
  getQuoteDocument: 'approver',
  approveRequest: 'approver',
  rejectRequest: 'approver',
}

/** Who of a company calls besides the owner of something, with what they are there. */
export const COLLEAGUES = {
  colleague: { says: 'a colleague who buys', roles: ['buyer'] },
  approver: { says: 'a colleague who approves', roles: ['approver'] },
} as const
