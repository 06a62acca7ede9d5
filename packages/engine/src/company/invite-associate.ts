import {
  type AssociateGrants,
  type CompanyInvitation,
  grantsOf,
  INVITATION_DAYS,
  addAssociate as withAssociate,
  addInvitation as withInvitation,
} from '@shop/domain/company'
import { CommerceError } from '@shop/domain/error'
import type { Locale } from '@shop/domain/market'
import { requireAttempt } from '../attempt/count-attempt.ts'
import { selectCustomerByEmail, selectCustomerById } from '../customer/customer-rows.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { readExpiring, signExpiring } from '../signing-key/expiring-text.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'
import { type CompanyRequest, changeCompany } from './change-company.ts'
import { deleteInvitation, insertAssociate, replaceInvitation, selectCompany, updateCompanyRow } from './company-rows.ts'
import { belongsToCompany } from './create-company.ts'

/** Topic of the outbox under which someone is invited. */
export const COMPANY_INVITATION_TOPIC = 'company-invitation'

const PURPOSE = 'company-invitation'
const DAY_MS = 24 * 60 * 60 * 1000
/** Invitations of a company in an hour. */
const INVITATIONS = { attempts: 60, withinSeconds: 3600 }
/** Invitations that an address gets in a day, from whatever company. */
const MAILS = { attempts: 5, withinSeconds: 86_400 }

/** Who is invited, and what they may do then. */
export interface InvitationDraft extends AssociateGrants {
  readonly email: string
  /** Language of the mail. */
  readonly locale: Locale
}

/**
 * Invites an address by a mail with a link, in place of an earlier invitation of it. Whether a customer has the address, and whether
 * they belong to another company, is not said (rule A4). Throws like `changeCompany`; `duplicate-field` for a person of the company
 * itself, `max-resource-limit-exceeded` and `too-many-requests`.
 */
export async function inviteAssociate(context: EngineContext, request: CompanyRequest, draft: InvitationDraft): Promise<void> {
  const email = draft.email.trim().toLowerCase()
  await changeCompany(context, request, 'update-associates', async (db, company) => {
    const known = await selectCustomerByEmail(db, email)
    if (company.associates.some(one => one.customerId === known?.customer.id)) throw belongsToCompany()
    await requireAttempt(db, ['company-invitations', company.id], INVITATIONS)
    await requireAttempt(db, ['company-invitation-mails', email], MAILS)
    const invitation = newInvitation(context, { email, ...grantsOf(draft) })
    const changed = withInvitation(company, invitation)
    await mailInvitation(db, company.id, { ...invitation, locale: draft.locale })
    return { company: changed, result: undefined }
  })
}

/**
 * Invites an address once more into every company that has invited it, in place of those invitations, which may be over. For the shop's
 * owner. Returns how many there are.
 */
export async function renewInvitations(context: EngineContext, db: Database, email: string): Promise<number> {
  const found = await db
    .selectFrom('company_invitation')
    .select(['company_id', 'email', 'locale', 'roles', 'approval_limit_cent'])
    .where('email', '=', email.trim().toLowerCase())
    .orderBy('company_id')
    .forUpdate()
    .execute()
  for (const row of found) {
    const grants = { roles: row.roles, approvalLimitCent: row.approval_limit_cent }
    await mailInvitation(db, row.company_id, { ...newInvitation(context, { email: row.email, ...grants }), locale: row.locale })
  }
  return found.length
}

function newInvitation<Draft extends AssociateGrants & { readonly email: string }>(context: EngineContext, draft: Draft) {
  const expiresAt = new Date(Date.parse(context.now()) + INVITATION_DAYS * DAY_MS).toISOString()
  return { ...draft, id: context.newId(), expiresAt }
}

async function mailInvitation(
  db: Database,
  companyId: string,
  invitation: CompanyInvitation & { readonly locale: string },
): Promise<void> {
  await replaceInvitation(db, companyId, invitation)
  await addToOutbox(db, {
    topic: COMPANY_INVITATION_TOPIC,
    payload: { invitationId: invitation.id },
    dedupKey: `${COMPANY_INVITATION_TOPIC}/${invitation.id}`,
  })
}

/** Adds a customer at the word of the shop's owner. Throws `CommerceError` `resource-not-found`, `duplicate-field` and those of `addAssociate`. */
export async function addAssociate(
  context: EngineContext,
  request: { readonly companyId: string },
  { customerId, ...grants }: AssociateGrants & { readonly customerId: string },
): Promise<void> {
  await changeCompany(context, request, 'update-associates', async (db, company) => {
    const associate = { customerId, ...grantsOf(grants) }
    const changed = withAssociate(company, associate)
    if (!(await insertAssociate(db, company.id, associate))) throw belongsToCompany()
    return { company: changed, result: undefined }
  })
}

/** An invitation whose link is good, as its mail and its page say it. */
export interface OpenInvitation extends AssociateGrants {
  readonly id: string
  readonly companyId: string
  readonly companyName: string
  readonly storeKey: string
  readonly email: string
  readonly locale: string
}

/** An open invitation by its id; undefined for one that was accepted, replaced, withdrawn or is over. */
export async function findInvitation({ db, now }: EngineContext, id: string): Promise<OpenInvitation | undefined> {
  return db
    .selectFrom('company_invitation')
    .innerJoin('company', 'company.id', 'company_invitation.company_id')
    .select(['company_invitation.id', 'company_invitation.email', 'company_invitation.locale'])
    .select(['company_invitation.roles', 'company_invitation.approval_limit_cent as approvalLimitCent'])
    .select(['company.id as companyId', 'company.name as companyName', 'company.store_key as storeKey'])
    .where('company_invitation.id', '=', id)
    .where('company_invitation.expires_at', '>', now())
    .executeTakeFirst()
}

/** A token for the link of an invitation: signed, good as long as the invitation. */
export async function signInvitationLink(context: EngineContext, invitationId: string): Promise<string> {
  const key = await findSigningKey(context, PURPOSE)
  return signExpiring(key, PURPOSE, { id: invitationId, days: INVITATION_DAYS, now: context.now() })
}

/** The open invitation of a link; undefined for a link that opens nothing. */
export async function findInvitationOfLink(context: EngineContext, token: string): Promise<OpenInvitation | undefined> {
  const id = readExpiring(await findSigningKey(context, PURPOSE), PURPOSE, { text: token, now: context.now() })
  return id === undefined ? undefined : findInvitation(context, id)
}

/**
 * Makes the customer who is signed in a person of the company that invited their address. Once: afterwards the link opens nothing.
 * Throws `CommerceError` `resource-not-found` for a link that opens nothing, `unauthenticated` without a customer,
 * `invalid-credentials` for a customer with another address, `duplicate-field` for one who belongs to a company.
 */
export async function acceptInvitation(
  context: EngineContext,
  { token, customerId }: { readonly token: string; readonly customerId: string | undefined },
): Promise<void> {
  const open = await findInvitationOfLink(context, token)
  if (!open) throw invitationNotFound()
  if (customerId === undefined) throw new CommerceError({ code: 'unauthenticated' }, 'An invitation is accepted by a customer')
  await inTransaction(context, async db => {
    const company = await selectCompany(db, open.companyId, 'lock')
    const invitation = company?.invitations.find(({ id }) => id === open.id)
    if (!company || !invitation) throw invitationNotFound()
    const customer = (await selectCustomerById(db, customerId))?.customer
    if (customer?.email.toLowerCase() !== invitation.email)
      throw new CommerceError({ code: 'invalid-credentials' }, 'The invitation is for another address')
    const { roles, approvalLimitCent } = invitation
    const associate = { customerId, roles, approvalLimitCent }
    const changed = withAssociate(company, associate, invitation.id)
    if (!(await insertAssociate(db, company.id, associate))) throw belongsToCompany()
    await deleteInvitation(db, invitation.id)
    await updateCompanyRow(db, changed, context.now())
  })
}

function invitationNotFound(): CommerceError {
  return new CommerceError({ code: 'resource-not-found', typeId: 'company-invitation', id: '' }, 'The link is good no longer')
}
