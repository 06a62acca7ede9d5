import { VIRTUAL_SKU_PREFIX } from '@shop/domain/product'
import type { Invariant } from './invariant.ts'

/** Stock and what orders took of it. */
export const STOCK_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'S1',
    title: 'stock: loaded = available + reserved + sold, none negative',
    offenders: `select sku as offender from inventory_entry
      where loaded <> available + reserved + sold or least(available, reserved, sold) < 0`,
  },
  {
    rule: 'S1',
    title: 'stock: sold is what orders took and did not give back',
    offenders: `select entry.sku as offender from inventory_entry entry
      left join (
        select sku, sum(case kind when 'sale' then quantity else -quantity end) as quantity from stock_movement group by sku
      ) moved on moved.sku = entry.sku
      where entry.sold <> coalesce(moved.quantity, 0)`,
  },
  {
    rule: 'O3',
    title: 'stock: an order took exactly its lines, virtual products aside',
    offenders: `
      with ordered as (
        select "order".id, line #>> '{variant,sku}' as sku, sum((line ->> 'quantity')::integer) as quantity
        from "order", jsonb_array_elements(document -> 'lineItems') line
        where line #>> '{variant,sku}' not like '${VIRTUAL_SKU_PREFIX}%' group by 1, 2)
      select coalesce(ordered.id, moved.order_id) as offender from ordered
      full join (select * from stock_movement where kind = 'sale') moved
        on moved.order_id = ordered.id and moved.sku = ordered.sku
      where ordered.quantity is distinct from moved.quantity`,
  },
  {
    rule: 'S1',
    title: 'stock: a cancelled order has given back all it took, any other nothing',
    offenders: `select "order".id as offender from "order"
      join (
        select order_id, sku, sum(quantity) filter (where kind = 'sale') as taken,
          coalesce(sum(quantity) filter (where kind = 'return'), 0) as returned
        from stock_movement group by order_id, sku) moved on moved.order_id = "order".id
      where returned is distinct from case when order_state = 'Cancelled' then taken else 0 end`,
  },
]
