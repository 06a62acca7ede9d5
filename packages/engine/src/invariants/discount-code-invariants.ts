import type { Invariant } from './invariant.ts'

/** Uses of discount codes. */
export const DISCOUNT_CODE_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'C4',
    title: 'coupons: uses are those of orders that were not cancelled, within every limit',
    offenders: `select code.id as offender from discount_code code
      left join discount_code_use used on used.discount_code_id = code.id and used.released_at is null
      group by code.id having code.applications <> count(used.order_id) or code.applications > code.max_applications`,
  },
  {
    rule: 'C4',
    title: 'coupons: no customer and no guest uses one more often than she may',
    offenders: `select used.discount_code_id as offender from discount_code_use used
      join discount_code code on code.id = used.discount_code_id
      where used.released_at is null group by used.discount_code_id, used.email, code.max_applications_per_customer
      having count(*) > code.max_applications_per_customer`,
  },
  {
    rule: 'O3',
    title: 'coupons: every code of an order counts as used by it',
    offenders: `select "order".id as offender from "order", jsonb_array_elements(document -> 'discountCodes') entry
      where not exists (select from discount_code_use used where used.order_id = "order".id
        and used.discount_code_id = (entry #>> '{discountCode,id}')::uuid)`,
  },
]
