import { isPlainLine } from '@shop/domain/address'
import { ASSOCIATE_ROLES, type AssociateGrants, COMPANY_NAME_LENGTH, COMPANY_VAT_LENGTH } from '@shop/domain/company'
import { addAssociate, changeAssociate, createCompany, removeAssociate } from '@shop/engine/company'
import { getCustomerByReference } from '@shop/engine/customer'
import type { AdminCommand } from './command.ts'
import { COMPANY_WORD, currencyOf, readCompany, requireCompany, writeLimit } from './companies.ts'
import { CUSTOMER_WORD, readCustomer } from './customers-find.ts'
import { readCents, readStore, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'

const NO_LIMIT = 'none'
const GRANT_DETAILS = [
  `--roles     of ${ASSOCIATE_ROLES.join(', ')}, with commas between them`,
  '--limit     amount, delivery included, up to which orders need no approval: 0, 500.00 or none (default: none)',
]

/** Roles and limit of a person as words. Throws naming what is wrong. */
function readGrants({ roles = '', limit = NO_LIMIT }: { readonly roles?: string; readonly limit?: string }): AssociateGrants {
  const words = roles.split(',').filter(Boolean)
  if (words.length === 0) throw new Error('--roles is missing')
  return {
    roles: words.map(word => readWord('--roles', word.trim(), ASSOCIATE_ROLES)),
    approvalLimitCent: limit === NO_LIMIT ? null : /^0(?:\.0{1,2})?$/.test(limit) ? 0 : readCents('--limit', limit),
  }
}

/** `companies create`: the owner founds a company for a customer. */
export const companiesCreate: AdminCommand = {
  name: 'companies create',
  effect: 'changes',
  summary: 'found a company with its first administrator',
  usage: '<customer> <name> --store de [--vat …]',
  details: [CUSTOMER_WORD, '<name>      in quotation marks', '--store     key of the store it buys in', '--vat       VAT number'],
  prepare(args) {
    const { arguments: found, options } = readWords(args, { arguments: ['customer', 'name'], options: ['store', 'vat'] })
    const customer = readCustomer(found[0])
    const name = (found[1] ?? '').trim()
    if (name === '' || name.length > COMPANY_NAME_LENGTH || !isPlainLine(name))
      throw new Error(`<name> ${name} is not a name of at most ${COMPANY_NAME_LENGTH} characters`)
    if (options.store === undefined) throw new Error('--store is missing')
    const storeKey = readStore('--store', options.store)
    const vatNumber = options.vat
    if (vatNumber !== undefined && vatNumber.length > COMPANY_VAT_LENGTH) throw new Error(`--vat ${vatNumber} is too long`)
    return async context => {
      const { id: customerId } = await getCustomerByReference(context, customer)
      const draft = { customerId, storeKey, name, vatNumber, isByOwner: true }
      const company = await createCompany(context, draft)
      return { text: `${name} is company ${company.id}`, data: { ...company, currency: currencyOf(company) } }
    }
  },
}

/** `companies add`: a customer becomes a person of a company without an invitation. */
export const companiesAdd: AdminCommand = {
  name: 'companies add',
  effect: 'changes',
  summary: 'add a customer to a company',
  usage: '<company> <customer> --roles buyer,approver [--limit 500.00]',
  details: [COMPANY_WORD, CUSTOMER_WORD, ...GRANT_DETAILS],
  prepare(args) {
    const { arguments: found, options } = readWords(args, { arguments: ['company', 'customer'], options: ['roles', 'limit'] })
    const [name, customer] = [readCompany(found[0]), readCustomer(found[1])]
    const grants = readGrants(options)
    return async context => {
      const company = await requireCompany(context, name)
      const { id: customerId, customerNumber } = await getCustomerByReference(context, customer)
      await addAssociate(context, { companyId: company.id }, { customerId, ...grants })
      const text = `${customerNumber} belongs to ${company.name}: ${grants.roles.join(', ')}, ${writeLimit(company, grants)}`
      return { text, data: { companyId: company.id, customerNumber, currency: currencyOf(company), ...grants } }
    }
  },
}

/** `companies change`: a person of a company may do something else. */
export const companiesChange: AdminCommand = {
  name: 'companies change',
  effect: 'changes',
  summary: 'change roles and limit of a person of a company',
  usage: '<customer> --roles buyer,approver [--limit 500.00]',
  details: [CUSTOMER_WORD, ...GRANT_DETAILS],
  prepare(args) {
    const { arguments: found, options } = readWords(args, { arguments: ['customer'], options: ['roles', 'limit'] })
    const customer = readCustomer(found[0])
    const grants = readGrants(options)
    return async context => {
      const company = await requireCompany(context, customer)
      const { id: associateId, customerNumber } = await getCustomerByReference(context, customer)
      await changeAssociate(context, { companyId: company.id }, { associateId, ...grants })
      const text = `${customerNumber} of ${company.name}: ${grants.roles.join(', ')}, ${writeLimit(company, grants)}`
      return { text, data: { companyId: company.id, customerNumber, currency: currencyOf(company), ...grants } }
    }
  },
}

/** `companies remove`: a customer belongs to their company no longer. */
export const companiesRemove: AdminCommand = {
  name: 'companies remove',
  effect: 'changes',
  summary: 'remove a customer from their company; the last administrator stays',
  usage: '<customer>',
  details: [CUSTOMER_WORD],
  prepare(args) {
    const customer = readCustomer(readWords(args, { arguments: ['customer'] }).arguments[0])
    return async context => {
      const company = await requireCompany(context, customer)
      const { id, customerNumber } = await getCustomerByReference(context, customer)
      await removeAssociate(context, { companyId: company.id }, id)
      return { text: `${customerNumber} belongs to ${company.name} no longer`, data: { companyId: company.id, customerNumber } }
    }
  },
}
