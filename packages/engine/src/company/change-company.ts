import {
  type AssociateGrants,
  type Company,
  type CompanyPermission,
  companyNotFound,
  requirePermission,
  changeAssociate as withChangedAssociate,
  removeAssociate as withoutAssociate,
  removeInvitation as withoutInvitation,
} from '@shop/domain/company'
import { CommerceError } from '@shop/domain/error'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import {
  deleteAssociate,
  deleteInvitation,
  selectCompany,
  selectCompanyIdOf,
  updateAssociateRow,
  updateCompanyRow,
} from './company-rows.ts'
import { withdrawRequestsOf } from './decide-approval.ts'

/** Who changes a company: a customer of it, who knows it in a version; or the owner of the shop, who names the company. */
export type CompanyRequest =
  | { readonly customerId: string; readonly version: number }
  | { readonly companyId: string; readonly customerId?: undefined }

/**
 * Changes a company under its lock: finds it, checks who asks and which version they know, decides, writes, and raises the version.
 * Throws `CommerceError` `resource-not-found` where there is no such company for who asks, or they may not; and
 * `concurrent-modification`.
 */
export async function changeCompany<Result>(
  context: EngineContext,
  request: CompanyRequest,
  permission: CompanyPermission,
  work: (db: Database, company: Company) => Promise<{ readonly company: Company; readonly result: Result }>,
): Promise<Result> {
  return inTransaction(context, async db => {
    const company = await lockCompany(db, request, permission)
    const { company: changed, result } = await work(db, company)
    await updateCompanyRow(db, changed, context.now())
    return result
  })
}

async function lockCompany(db: Database, request: CompanyRequest, permission: CompanyPermission): Promise<Company> {
  if (request.customerId === undefined) {
    const company = await selectCompany(db, request.companyId, 'lock')
    if (!company) throw companyNotFound(request.companyId)
    return company
  }
  const { customerId, version } = request
  const id = await selectCompanyIdOf(db, customerId)
  const company = id === undefined ? undefined : await selectCompany(db, id, 'lock')
  if (!company) throw companyNotFound(customerId)
  requirePermission(company, customerId, permission)
  if (company.version !== version)
    throw new CommerceError(
      { code: 'concurrent-modification', currentVersion: company.version },
      'The company was changed meanwhile',
    )
  return company
}

/** Gives a company another name, and another VAT number or none. Throws like `changeCompany`. */
export async function updateCompany(
  context: EngineContext,
  request: CompanyRequest,
  { name, vatNumber }: Pick<Company, 'name' | 'vatNumber'>,
): Promise<void> {
  await changeCompany(context, request, 'update-company', async (_db, { vatNumber: _before, ...company }) => ({
    company: { ...company, name, ...(vatNumber === undefined ? {} : { vatNumber }) },
    result: undefined,
  }))
}

/** Gives a person of a company other roles and another limit. Throws like `changeCompany`, and `changeAssociate` of the domain. */
export async function changeAssociate(
  context: EngineContext,
  request: CompanyRequest,
  { associateId, ...grants }: AssociateGrants & { readonly associateId: string },
): Promise<void> {
  await changeCompany(context, request, 'update-associates', async (db, company) => {
    const changed = withChangedAssociate(company, associateId, grants)
    const associate = changed.associates.find(one => one.customerId === associateId)
    if (associate) await updateAssociateRow(db, associate)
    return { company: changed, result: undefined }
  })
}

/** Removes a person from a company; what they wait for is their own cart again. Throws like `changeCompany`, and `removeAssociate` of the domain. */
export async function removeAssociate(context: EngineContext, request: CompanyRequest, associateId: string): Promise<void> {
  await changeCompany(context, request, 'update-associates', async (db, company) => {
    const changed = withoutAssociate(company, associateId)
    await withdrawRequestsOf(context, db, associateId)
    await deleteAssociate(db, associateId)
    return { company: changed, result: undefined }
  })
}

/** Takes an invitation back: its link is good no longer. Throws like `changeCompany`. */
export async function withdrawInvitation(context: EngineContext, request: CompanyRequest, invitationId: string): Promise<void> {
  await changeCompany(context, request, 'update-associates', async (db, company) => {
    const changed = withoutInvitation(company, invitationId)
    await deleteInvitation(db, invitationId)
    return { company: changed, result: undefined }
  })
}
