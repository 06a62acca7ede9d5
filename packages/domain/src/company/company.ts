import { CommerceError } from '../error/index.ts'

/** What a person may be in a company; several at once are possible. */
export const ASSOCIATE_ROLES = ['admin', 'buyer', 'approver'] as const
export type AssociateRole = (typeof ASSOCIATE_ROLES)[number]

/** Longest name of a company, as long as that of an address. */
export const COMPANY_NAME_LENGTH = 80
/** Longest VAT number, as a customer may enter it. */
export const COMPANY_VAT_LENGTH = 40
/** Most people of a company, those who are invited included. */
export const MAX_ASSOCIATES = 200
/** Days for which the link of an invitation is good. */
export const INVITATION_DAYS = 14
/** Highest limit in cents. */
export const MAX_APPROVAL_LIMIT_CENT = 1_000_000_000

/** What someone may do in a company. */
export interface AssociateGrants {
  /** At least one, in the order of `ASSOCIATE_ROLES`. */
  readonly roles: readonly AssociateRole[]
  /** Total of an order, in cents of the currency of the company's store, up to which no one has to approve it; null for any total. */
  readonly approvalLimitCent: number | null
}

/** A person of a company, who is a customer of the shop and belongs to no other company. */
export interface Associate extends AssociateGrants {
  readonly customerId: string
}

/** That someone is to become an associate, by the link of a mail. */
export interface CompanyInvitation extends AssociateGrants {
  readonly id: string
  /** In lower case. */
  readonly email: string
  /** ISO instant. */
  readonly expiresAt: string
}

/** What a company may buy on account. */
export interface CompanyCredit {
  /** Cents of the currency of the company's store. */
  readonly limitCent: number
  /** Days from an invoice until it is due. */
  readonly termDays: number
  /** Cents of its orders on account that are neither paid nor cancelled. */
  readonly openCent: number
}

/** A company that buys in a store. */
export interface Company {
  readonly id: string
  /** Rises with every change, of its people too. */
  readonly version: number
  readonly storeKey: string
  readonly name: string
  readonly vatNumber?: string
  /** Missing where the shop's owner lets it not buy on account. */
  readonly credit?: CompanyCredit
  readonly associates: readonly Associate[]
  readonly invitations: readonly CompanyInvitation[]
}

/** Something that only some people of a company may do. */
export type CompanyPermission = 'update-company' | 'update-associates' | 'create-orders' | 'approve-orders'

const PERMISSIONS: Readonly<Record<AssociateRole, readonly CompanyPermission[]>> = {
  admin: ['update-company', 'update-associates'],
  buyer: ['create-orders'],
  approver: ['approve-orders'],
}

/** Whether one of the roles allows it. */
export function hasPermission(roles: readonly AssociateRole[], permission: CompanyPermission): boolean {
  return roles.some(role => PERMISSIONS[role].includes(permission))
}

/**
 * The person of a company who may do something. Throws `CommerceError` `resource-not-found` where the customer is not of the company
 * or may not: both are answered alike (rule A1).
 */
export function requirePermission(company: Company, customerId: string, permission: CompanyPermission): Associate {
  const associate = company.associates.find(one => one.customerId === customerId)
  if (!associate || !hasPermission(associate.roles, permission)) throw companyNotFound(customerId)
  return associate
}

/** What a customer without company, and one who may not, are answered. */
export function companyNotFound(customerId: string): CommerceError {
  return new CommerceError({ code: 'resource-not-found', typeId: 'company', id: customerId }, 'The customer has no such company')
}

/** Grants as they are stored: each role once, in order. Throws `invalid-input` without any, and for a limit that is not an amount. */
export function grantsOf({ roles, approvalLimitCent }: AssociateGrants): AssociateGrants {
  const known = ASSOCIATE_ROLES.filter(role => roles.includes(role))
  if (known.length === 0) throw new CommerceError({ code: 'invalid-input', field: 'roles' }, 'A person has at least one role')
  const isLimit =
    approvalLimitCent === null ||
    (Number.isInteger(approvalLimitCent) && approvalLimitCent >= 0 && approvalLimitCent <= MAX_APPROVAL_LIMIT_CENT)
  if (!isLimit) throw new CommerceError({ code: 'invalid-input', field: 'approvalLimitCent' }, 'The limit is not an amount')
  return { roles: known, approvalLimitCent }
}

/**
 * A company in which a person has other grants. Throws `CommerceError` `resource-not-found` for who is not of the company, `invalid-input`, and
 * `invalid-operation` where no administrator would be left.
 */
export function changeAssociate(company: Company, customerId: string, grants: AssociateGrants): Company {
  requireAssociate(company, customerId)
  const changed = grantsOf(grants)
  const associates = company.associates.map(one => (one.customerId === customerId ? { ...one, ...changed } : one))
  return { ...company, associates: withAdmin(associates) }
}

/** A company without a person; the last administrator stays. Throws like `changeAssociate`. */
export function removeAssociate(company: Company, customerId: string): Company {
  requireAssociate(company, customerId)
  return { ...company, associates: withAdmin(company.associates.filter(one => one.customerId !== customerId)) }
}

/**
 * A company with one more person, whose invitation, if there was one, is over. Throws `CommerceError` `max-resource-limit-exceeded`.
 */
export function addAssociate(company: Company, associate: Associate, invitationId?: string): Company {
  const invitations = company.invitations.filter(({ id }) => id !== invitationId)
  requireRoom(company.associates.length + invitations.length)
  return { ...company, invitations, associates: [...company.associates, { ...associate, ...grantsOf(associate) }] }
}

/** A company that invites someone; another invitation of the address is replaced. Throws like `addAssociate`. */
export function addInvitation(company: Company, invitation: CompanyInvitation): Company {
  const others = company.invitations.filter(({ email }) => email !== invitation.email)
  requireRoom(company.associates.length + others.length)
  return { ...company, invitations: [...others, { ...invitation, ...grantsOf(invitation) }] }
}

/** A company that has taken an invitation back. Throws `CommerceError` `resource-not-found`. */
export function removeInvitation(company: Company, invitationId: string): Company {
  const invitations = company.invitations.filter(({ id }) => id !== invitationId)
  if (invitations.length === company.invitations.length)
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'company-invitation', id: invitationId },
      'There is no such invitation',
    )
  return { ...company, invitations }
}

function requireAssociate({ associates }: Company, customerId: string): void {
  if (associates.some(one => one.customerId === customerId)) return
  throw new CommerceError({ code: 'resource-not-found', typeId: 'associate', id: customerId }, 'There is no such associate')
}

function requireRoom(count: number): void {
  if (count < MAX_ASSOCIATES) return
  throw new CommerceError(
    { code: 'max-resource-limit-exceeded', limit: MAX_ASSOCIATES },
    `A company has at most ${MAX_ASSOCIATES} people`,
  )
}

function withAdmin(associates: readonly Associate[]): readonly Associate[] {
  if (associates.some(({ roles }) => roles.includes('admin'))) return associates
  throw new CommerceError({ code: 'invalid-operation' }, 'A company keeps at least one administrator')
}
