import type { Invariant } from './invariant.ts'

/** Prices and their records. */
export const PRICE_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'M3',
    title: 'prices: every price is what its newest record tells, and a price that is gone is recorded as gone',
    offenders: `
      with newest as (
        select distinct on (sku, currency, country, customer_group, valid_from, valid_until) * from price_record
        order by sku, currency, country, customer_group, valid_from, valid_until, in_force_from desc, id desc)
      select coalesce(price.sku, newest.sku) as offender from price
      full join (select * from newest where value_cent is not null) newest
        on newest.sku = price.sku and newest.currency = price.currency
        and coalesce(newest.country, '') = coalesce(price.country, '')
        and coalesce(newest.customer_group, '') = coalesce(price.customer_group, '')
        and coalesce(newest.valid_from, '-infinity') = coalesce(price.valid_from, '-infinity')
        and coalesce(newest.valid_until, 'infinity') = coalesce(price.valid_until, 'infinity')
      where (price.value_cent, price.discounted_cent, price.is_discount_active, price.discount_valid_from,
          price.discount_valid_until)
        is distinct from (newest.value_cent, newest.discounted_cent, newest.is_discount_active,
          newest.discount_valid_from, newest.discount_valid_until)`,
  },
]
