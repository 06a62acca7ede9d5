import type { Associate, Company } from '@shop/domain/company'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { selectCompany, selectCompanyIdOf } from './company-rows.ts'

/** A person of a company with what they are called by. */
export interface NamedAssociate extends Associate {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** A company whose people have names. */
export interface NamedCompany extends Omit<Company, 'associates'> {
  readonly associates: readonly NamedAssociate[]
}

/** The company a customer belongs to; undefined where they belong to none. */
export async function findCompanyOf(context: EngineContext, customerId: string): Promise<NamedCompany | undefined> {
  const id = await selectCompanyIdOf(context.db, customerId)
  return id === undefined ? undefined : findCompany(context, id)
}

/** A company by its id. */
export async function findCompany({ db }: EngineContext, id: string): Promise<NamedCompany | undefined> {
  const company = await selectCompany(db, id)
  if (!company) return undefined
  const { rows } = await sql<Pick<NamedAssociate, 'customerId' | 'firstName' | 'lastName' | 'email'>>`
    select id as "customerId", email, coalesce(document ->> 'firstName', '') as "firstName",
      coalesce(document ->> 'lastName', '') as "lastName"
    from customer where id = any(${company.associates.map(({ customerId }) => customerId)}::uuid[])`.execute(db)
  const people = new Map(rows.map(row => [row.customerId, row]))
  return {
    ...company,
    associates: company.associates.flatMap(associate => {
      const person = people.get(associate.customerId)
      return person ? [{ ...associate, ...person }] : []
    }),
  }
}

/** A company in a list. */
export interface CompanyLine {
  readonly id: string
  readonly storeKey: string
  readonly name: string
  readonly vatNumber: string | null
  readonly associates: number
  readonly invitations: number
}

/** Companies by store and name, those with a text in their name alone where one is given. */
export async function findCompanies(
  { db }: EngineContext,
  { text = '', storeKey }: { readonly text?: string; readonly storeKey?: string },
  limit: number,
): Promise<CompanyLine[]> {
  const part = `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<CompanyLine>`
    select id, store_key as "storeKey", name, vat_number as "vatNumber",
      (select count(*)::integer from associate where company_id = company.id) as associates,
      (select count(*)::integer from company_invitation where company_id = company.id and expires_at > now()) as invitations
    from company
    where name ilike ${part} and (${storeKey ?? null}::text is null or store_key = ${storeKey ?? null})
    order by store_key, lower(name), id limit ${limit}`.execute(db)
  return rows
}
