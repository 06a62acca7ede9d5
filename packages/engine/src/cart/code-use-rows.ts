import { sql } from 'kysely'
import type { SqlFragment } from '../database/sql-fragment.ts'

/**
 * The codes of a cart, which the table `put` has by id and place, and a wanted one, which comes last. Each by its key, which a
 * plain join does not promise: the database takes a cart for one of a hundred codes, and then reads all that were given out.
 */
export function codesOf(discountCode: SqlFragment): SqlFragment {
  return sql`
    select found_code.*, put.place
    from put cross join lateral (select * from discount_code where discount_code.id = put.id limit 1) found_code
    union all
    select discount_code.*, 1000 from discount_code
    where discount_code.normalized_code = ${discountCode} and discount_code.id not in (select id from put)`
}

/** The rows of `code` with their uses, of which a customer's or an e-mail's are counted by a table with both. */
export function codesWithUses(buyer: SqlFragment): SqlFragment {
  return sql`(
  select coalesce(jsonb_agg(code.document || jsonb_build_object('version', code.version, 'applications', code.applications,
    'applicationsOfCustomer', (
      select count(*) from discount_code_use used, ${buyer} buyer
      where used.discount_code_id = code.id and used.released_at is null
        and (used.customer_id = buyer.customer_id or used.email = buyer.email))) order by code.place), '[]')
  from code)`
}
