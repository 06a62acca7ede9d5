import type { Associate, AssociateGrants, Company, CompanyInvitation } from '@shop/domain/company'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'

/** The company of an id, with its people and open invitations. With `lock` no one else changes it until the transaction ends. */
export async function selectCompany(db: Database, id: string, lock?: 'lock'): Promise<Company | undefined> {
  const row = await db
    .selectFrom('company')
    .select(['id', 'version', 'store_key', 'name', 'vat_number'])
    .where('id', '=', id)
    .$if(lock === 'lock', query => query.forUpdate())
    .executeTakeFirst()
  if (!row) return undefined
  const credit = await db
    .selectFrom('company_credit')
    .select(['limit_cent as limitCent', 'term_days as termDays', 'open_cent as openCent'])
    .where('company_id', '=', id)
    .executeTakeFirst()
  const associates = await db
    .selectFrom('associate')
    .select(['customer_id', 'roles', 'approval_limit_cent'])
    .where('company_id', '=', id)
    .orderBy('joined_at')
    .orderBy('customer_id')
    .execute()
  const invitations = await db
    .selectFrom('company_invitation')
    .select(['id', 'email', 'roles', 'approval_limit_cent', 'expires_at'])
    .where('company_id', '=', id)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('email')
    .execute()
  return {
    id: row.id,
    version: row.version,
    storeKey: row.store_key,
    name: row.name,
    ...(row.vat_number === null ? {} : { vatNumber: row.vat_number }),
    ...(credit ? { credit } : {}),
    associates: associates.map(one => ({ customerId: one.customer_id, ...grantsOfRow(one) })),
    invitations: invitations.map(one => ({ id: one.id, email: one.email, expiresAt: one.expires_at, ...grantsOfRow(one) })),
  }
}

function grantsOfRow(row: Pick<GrantColumns, 'roles' | 'approval_limit_cent'>): AssociateGrants {
  return { roles: row.roles, approvalLimitCent: row.approval_limit_cent }
}

interface GrantColumns {
  readonly roles: Associate['roles']
  readonly approval_limit_cent: number | null
}

/** Id of the company a customer belongs to. */
export async function selectCompanyIdOf(db: Database, customerId: string): Promise<string | undefined> {
  const row = await db.selectFrom('associate').select('company_id').where('customer_id', '=', customerId).executeTakeFirst()
  return row?.company_id
}

/** Keeps a new company; its people are kept by `insertAssociate`. */
export async function insertCompany(db: Database, company: Company): Promise<void> {
  const { id, storeKey, name, vatNumber = null } = company
  await db.insertInto('company').values({ id, store_key: storeKey, name, vat_number: vatNumber }).execute()
}

/** Writes name and VAT number of a company that is locked, as its next version. */
export async function updateCompanyRow(db: Database, { id, name, vatNumber }: Company, now: string): Promise<void> {
  await db
    .updateTable('company')
    .set({ name, vat_number: vatNumber ?? null, last_modified_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Adds a person; false, having written nothing, when they belong to a company already. */
export async function insertAssociate(db: Database, companyId: string, associate: Associate): Promise<boolean> {
  const { customerId, roles, approvalLimitCent } = associate
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('associate')
    .values({ customer_id: customerId, company_id: companyId, roles: [...roles], approval_limit_cent: approvalLimitCent })
    .onConflict(conflict => conflict.column('customer_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Writes what a person may do. */
export async function updateAssociateRow(db: Database, { customerId, roles, approvalLimitCent }: Associate): Promise<void> {
  await db
    .updateTable('associate')
    .set({ roles: [...roles], approval_limit_cent: approvalLimitCent })
    .where('customer_id', '=', customerId)
    .execute()
}

/** Takes a person out of their company. */
export async function deleteAssociate(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('associate').where('customer_id', '=', customerId).execute()
}

/** Keeps an invitation in place of another of the same address. */
export async function replaceInvitation(
  db: Database,
  companyId: string,
  invitation: CompanyInvitation & { readonly locale: string },
): Promise<void> {
  const { id, email, locale, roles, approvalLimitCent, expiresAt } = invitation
  await db.deleteFrom('company_invitation').where('company_id', '=', companyId).where('email', '=', email).execute()
  await db
    .insertInto('company_invitation')
    .values({
      ...{ id, company_id: companyId, email, locale, roles: [...roles] },
      ...{ approval_limit_cent: approvalLimitCent, expires_at: expiresAt },
    })
    .execute()
}

/** Deletes an invitation, of which the link opens nothing then. */
export async function deleteInvitation(db: Database, id: string): Promise<void> {
  await db.deleteFrom('company_invitation').where('id', '=', id).execute()
}

/** Deletes invitations whose links are good no longer. Returns how many, at most `limit`. */
export async function deleteExpiredInvitations(
  { db }: Pick<EngineContext, 'db'>,
  { limit }: { readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from company_invitation where id in (
      select id from company_invitation where expires_at < now() limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
