export { type CompanyRequest, changeAssociate, removeAssociate, updateCompany, withdrawInvitation } from './change-company.ts'
export { type CompanyDraft, createCompany } from './create-company.ts'
export {
  type CompanyLine,
  findCompanies,
  findCompany,
  findCompanyOf,
  type NamedAssociate,
  type NamedCompany,
} from './find-company.ts'
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
