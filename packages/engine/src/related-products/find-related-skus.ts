import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** SKUs of the products that go with another one by a rule, the closest fit first. */
export interface RelatedSkus {
  readonly rule: string
  readonly skus: readonly string[]
}

/** What goes with the product of a SKU, sold or not; undefined for an unknown SKU. */
export async function findRelatedSkus({ db }: EngineContext, sku: string): Promise<RelatedSkus[] | undefined> {
  const { rows: known } = await sql`select from product_variant where sku = ${sku}`.execute(db)
  if (known.length === 0) return undefined
  const { rows } = await sql<RelatedSkus>`
    select rule_key as rule, array(
      select (select variant.sku from product_variant variant where variant.product_id = named.id order by variant_id limit 1)
      from unnest(related_ids) with ordinality named (id, place)
      where exists (select from product where product.id = named.id) order by place) as skus
    from product_relation relation join relation_rule rule on rule.key = relation.rule_key
    where product_id = (select product_id from product_variant where sku = ${sku})
    order by position, rule_key`.execute(db)
  return rows
}
