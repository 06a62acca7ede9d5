import { ASSOCIATE_ROLES, type Company } from '@shop/domain/company'
import { CommerceError } from '@shop/domain/error'
import { requireAttempt } from '../attempt/count-attempt.ts'
import { selectCustomerById } from '../customer/customer-rows.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { insertAssociate, insertCompany } from './company-rows.ts'

/** A company to be founded, and the customer who is its first administrator. */
export interface CompanyDraft {
  readonly customerId: string
  readonly storeKey: string
  readonly name: string
  readonly vatNumber?: string | undefined
  /** Whether the shop's owner founds it, for whom no rule of customers holds. */
  readonly isByOwner?: boolean
}

/** Companies that a customer may found in an hour. */
const FOUNDINGS = { attempts: 5, withinSeconds: 3600 }

/**
 * Founds a company, whose first person may do everything. Throws `CommerceError` `resource-not-found` for an unknown customer,
 * `invalid-operation` for one who buys as a private person, `duplicate-field` for one who belongs to a company, and
 * `too-many-requests`.
 */
export async function createCompany(context: EngineContext, draft: CompanyDraft): Promise<Company> {
  const { customerId, storeKey, name, vatNumber, isByOwner = false } = draft
  if (!isByOwner) await requireAttempt(context.db, ['company-foundings', customerId], FOUNDINGS)
  return inTransaction(context, async db => {
    const founder = await selectCustomerById(db, customerId)
    if (!founder)
      throw new CommerceError({ code: 'resource-not-found', typeId: 'customer', id: customerId }, 'There is no such customer')
    if (!isByOwner && founder.customer.customerType !== 'company')
      throw new CommerceError({ code: 'invalid-operation' }, 'Only a business customer founds a company')
    const associate = { customerId, roles: ASSOCIATE_ROLES, approvalLimitCent: null }
    const company: Company = {
      ...{ id: context.newId(), version: 1, storeKey, name },
      ...(vatNumber === undefined ? {} : { vatNumber }),
      ...{ associates: [associate], invitations: [] },
    }
    await insertCompany(db, company)
    if (!(await insertAssociate(db, company.id, associate))) throw belongsToCompany()
    return company
  })
}

/** What is said of a customer who is of a company already. */
export function belongsToCompany(): CommerceError {
  return new CommerceError({ code: 'duplicate-field', field: 'associate' }, 'The customer belongs to a company already')
}
