export { type CompanyRequest, changeAssociate, removeAssociate, updateCompany, withdrawInvitation } from './change-company.ts'
export { type CompanyDraft, createCompany } from './create-company.ts'
export {
  APPROVAL_REJECTED_TOPIC,
  type ApprovalDecision,
  type ApprovalOutcome,
  approveRequest,
  rejectRequest,
  withdrawRequest,
} from './decide-approval.ts'
export { type ApprovalView, findApprovalNotice, findApprovals } from './find-approvals.ts'
export {
  type CompanyLine,
  findCompanies,
  findCompany,
  findCompanyOf,
  type NamedAssociate,
  type NamedCompany,
} from './find-company.ts'
export { findOverdueOrders, type OverdueOrder } from './find-overdue.ts'
export {
  acceptInvitation,
  addAssociate,
  COMPANY_INVITATION_TOPIC,
  findInvitation,
  findInvitationOfLink,
  type InvitationDraft,
  inviteAssociate,
  type OpenInvitation,
  signInvitationLink,
} from './invite-associate.ts'
export { payRequestOnAccount } from './pay-on-account.ts'
export { APPROVAL_REQUESTED_TOPIC, type ApprovalDraft, requestApproval } from './request-approval.ts'
export { setCompanyCredit } from './set-credit.ts'
