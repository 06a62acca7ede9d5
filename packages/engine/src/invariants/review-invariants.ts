import type { Invariant } from './invariant.ts'

/** Reviews and their statistics. */
export const REVIEW_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'REV-19',
    title: 'reviews: the statistics of a product are those of its included reviews',
    offenders: `
      with counted as (
        select product_id, rating, count(*) as reviews from review where state = 'approved' group by 1, 2
      ), stored as (
        select product_id, rating, reviews from review_statistics, lateral (
          values (1, rating_1), (2, rating_2), (3, rating_3), (4, rating_4), (5, rating_5)) each (rating, reviews))
      select distinct coalesce(counted.product_id, stored.product_id) as offender from counted
      full join stored on stored.product_id = counted.product_id and stored.rating = counted.rating
      where coalesce(counted.reviews, 0) <> coalesce(stored.reviews, 0)`,
  },
  {
    rule: 'REV-09',
    title: 'reviews: whoever wrote one here has ordered its SKU',
    offenders: `select review.id as offender from review
      left join "order" on "order".id = review.order_id
      where review.source = 'storefront' and not coalesce(
        "order".document -> 'lineItems' @> jsonb_build_array(jsonb_build_object('variant', jsonb_build_object('sku', review.sku))),
        false)`,
  },
]
