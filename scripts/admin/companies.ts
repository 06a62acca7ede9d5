import { type AssociateGrants, availableCreditCent } from '@shop/domain/company'
import { CommerceError, requireDefined } from '@shop/domain/error'
import { marketOfStoreKey } from '@shop/domain/market'
import { type CurrencyCode, moneyOf } from '@shop/domain/money'
import { findCompanies, findCompany, findCompanyOf, type NamedCompany } from '@shop/engine/company'
import { getCustomerByReference } from '@shop/engine/customer'
import type { EngineContext } from '@shop/engine/database'
import type { AdminCommand } from './command.ts'
import { readCustomer } from './customers-find.ts'
import { isId, readNumber, readStore } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { type Fact, writeFacts, writeTable } from './write-table.ts'

const DEFAULT_LIMIT = 50

/** What a company is named by in every command about one. */
export const COMPANY_WORD = '<company>   its id, or e-mail address or customer number of one of its people'

/** A company by id, or by one of its people. Throws for any other text. */
export function readCompany(text = ''): string {
  return isId(text) ? text : readCustomer(text)
}

/** The company that `readCompany` names. Throws `CommerceError` `resource-not-found`. */
export async function requireCompany(context: EngineContext, name: string): Promise<NamedCompany> {
  const found = isId(name)
    ? await findCompany(context, name)
    : await findCompanyOf(context, (await getCustomerByReference(context, name)).id)
  if (!found) throw new CommerceError({ code: 'resource-not-found', typeId: 'company', id: name }, `There is no company ${name}`)
  return found
}

/** `companies list`: which companies there are. */
export const companiesList: AdminCommand = {
  name: 'companies list',
  effect: 'reads-people',
  summary: 'list companies, by store and name',
  usage: '[--name …] [--store de] [--limit 50]',
  details: ['--name   part of the name', '--store  key of a store', '--limit  at most this many, 1 to 500 (default 50)'],
  prepare(args) {
    const { name, store, limit } = readWords(args, { options: ['name', 'store', 'limit'] }).options
    const where = {
      ...(name === undefined ? {} : { text: name }),
      ...(store === undefined ? {} : { storeKey: readStore('--store', store) }),
    }
    const count = limit === undefined ? DEFAULT_LIMIT : readNumber('--limit', limit, { from: 1, to: 500 })
    return async context => {
      const companies = await findCompanies(context, where, count)
      const rows = companies.map(one => [
        ...[one.id, one.storeKey, one.name, one.vatNumber ?? ''],
        ...[String(one.associates), String(one.invitations)],
      ])
      const table = writeTable(['company', 'store', 'name', 'VAT number', 'people', 'invited'], rows)
      return {
        text: companies.length > 0 ? table : 'no companies',
        data: { companies },
        shown: { noun: 'company', subjects: companies.map(({ id }) => id) },
      }
    }
  },
}

/** `companies show`: everything about a company. */
export const companiesShow: AdminCommand = {
  name: 'companies show',
  effect: 'reads-people',
  summary: 'show a company with its people and open invitations',
  usage: '<company>',
  details: [COMPANY_WORD],
  prepare(args) {
    const name = readCompany(readWords(args, { arguments: ['company'] }).arguments[0])
    return async context => {
      const company = await requireCompany(context, name)
      return {
        text: textOf(company),
        data: { ...company, currency: currencyOf(company) },
        shown: { noun: 'company', subjects: [company.id] },
      }
    }
  },
}

function textOf(company: NamedCompany): string {
  const limitOf = (grants: AssociateGrants) => writeLimit(company, grants)
  const facts: readonly Fact[] = [
    ['company', `${company.name} (${company.id})`],
    ['store', company.storeKey],
    ['VAT', company.vatNumber ?? 'none'],
    ['account', writeCredit(company)],
  ]
  const people = company.associates.map(one => [
    ...[`${one.firstName} ${one.lastName}`, one.email, one.roles.join(', '), limitOf(one)],
  ])
  const invited = company.invitations.map(one => [one.email, one.roles.join(', '), limitOf(one), one.expiresAt.slice(0, 10)])
  return [
    writeFacts(facts),
    people.length > 0 ? writeTable(['name', 'e-mail', 'roles', 'without approval'], people) : 'no people',
    ...(invited.length > 0 ? [writeTable(['invited', 'roles', 'without approval', 'until'], invited)] : []),
  ].join('\n\n')
}

/** The currency of a company's amounts: that of its store. */
export function currencyOf({ storeKey }: Pick<NamedCompany, 'storeKey'>): CurrencyCode {
  return requireDefined(marketOfStoreKey(storeKey), `the market of ${storeKey}`).currency
}

/** What a company may buy on account, and what of it is open. */
export function writeCredit({ storeKey, credit }: Pick<NamedCompany, 'storeKey' | 'credit'>): string {
  if (!credit) return 'none'
  const money = (centAmount: number) => writeMoney(moneyOf(currencyOf({ storeKey }), centAmount))
  const [limit, open] = [money(credit.limitCent), money(credit.openCent)]
  return `up to ${limit}, ${credit.termDays} days from an invoice; ${open} open, ${money(availableCreditCent(credit))} left`
}

/** Up to what a person orders without approval. */
export function writeLimit(company: Pick<NamedCompany, 'storeKey'>, { approvalLimitCent }: AssociateGrants): string {
  return approvalLimitCent === null ? 'any total' : writeMoney(moneyOf(currencyOf(company), approvalLimitCent))
}
