import { type RawBuilder, sql } from 'kysely'

/** The rows of `code` with their uses, of which a customer's or an e-mail's are counted by a table with both. */
export function codesWithUses(buyer: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
  select coalesce(jsonb_agg(code.document || jsonb_build_object('version', code.version, 'applications', code.applications,
    'applicationsOfCustomer', (
      select count(*) from discount_code_use used, ${buyer} buyer
      where used.discount_code_id = code.id and used.released_at is null
        and (used.customer_id = buyer.customer_id or used.email = buyer.email))) order by code.place), '[]')
  from code)`
}
