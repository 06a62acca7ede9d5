import type { ProductSelection, RelatableProduct } from '@shop/domain/relation'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** Most bases that are kept of a related product: as many as pages show, and as its search words are made of. */
const MAX_BASES = 40

/** What goes with a product by a rule, the closest fit first. */
export interface RelationRow {
  readonly productId: string
  readonly ruleKey: string
  readonly relatedIds: readonly string[]
}

/** What a product goes with. */
export interface BaseRow {
  readonly productId: string
  readonly baseIds: readonly string[]
}

/** Which products are read: those of a selection, or some. */
export type RelatableQuery = { readonly of: ProductSelection } | { readonly ids: readonly string[] }

/** Products as relations are resolved from them, in the order of their keys, `limit` after a key; attributes are those of the master variant. */
export async function selectRelatable(
  db: Database,
  query: RelatableQuery,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<(RelatableProduct & { readonly key: string })[]> {
  const { rows } = await sql<RelatableProduct & { key: string }>`
    select product.id, product.key, family, variant.skus, variant.attributes
    from product join lateral (
      select array_agg(sku order by variant_id) as skus, (array_agg(attributes order by variant_id))[1] as attributes
      from product_variant where product_id = product.id
    ) variant on variant.skus is not null
    where ${'ids' in query ? sql`product.id = any(${query.ids}::uuid[])` : whereSelected(query.of)}
      and ${after === undefined ? sql`true` : sql`product.key > ${after}`}
    order by product.key limit ${limit}`.execute(db)
  return rows
}

function whereSelected({ families = [], skus = [] }: ProductSelection) {
  return sql`(family = any(${families}::text[])
    or product.id in (select product_id from product_variant where sku = any(${skus}::text[])))`
}

/** The lists of some products. */
export async function selectRelations(db: Database, ids: readonly string[]): Promise<readonly RelationRow[]> {
  const { rows } = await sql<RelationRow>`
    select product_id as "productId", rule_key as "ruleKey", related_ids as "relatedIds" from product_relation
    where product_id = any(${ids}::uuid[]) order by product_id, rule_key`.execute(db)
  return rows
}

/** What some products go with. */
export async function selectBases(db: Database, ids: readonly string[]): Promise<readonly BaseRow[]> {
  const { rows } = await sql<BaseRow>`
    select product_id as "productId", base_ids as "baseIds" from related_base
    where product_id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Ids of the products that have a list of a rule. */
export async function selectRelatedBy(db: Database, ruleKey: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select product_id as id from product_relation where rule_key = ${ruleKey}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Keys of the rules that name one of some products, whether they exist or not. */
export async function selectRulesNaming(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct rule_key as key from product_relation where related_ids && ${ids}::uuid[]`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/**
 * Stores lists: an empty one is deleted, one that is as before is not written. Returns how many changed, and the ids of the
 * products that they name now or named before.
 */
export async function storeRelations(
  db: Database,
  rows: readonly RelationRow[],
): Promise<{ readonly changed: number; readonly touched: readonly string[] }> {
  const given = rows.map(({ productId, ruleKey, relatedIds }) => ({
    product_id: productId,
    rule_key: ruleKey,
    related_ids: relatedIds,
  }))
  const { rows: stored } = await sql<{ changed: number; touched: string[] }>`
    with given as materialized (
        select given.*, held.related_ids as held_ids
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (product_id uuid, rule_key text, related_ids uuid[])
        left join product_relation held using (product_id, rule_key)
        where exists (select from product where product.id = given.product_id)
          and exists (select from relation_rule where relation_rule.key = given.rule_key)
          and coalesce(held.related_ids, '{}') <> given.related_ids),
      gone as (
        delete from product_relation using given
        where product_relation.product_id = given.product_id and product_relation.rule_key = given.rule_key
          and given.related_ids = '{}'),
      written as (
        insert into product_relation (product_id, rule_key, related_ids)
        select product_id, rule_key, related_ids from given where related_ids <> '{}' order by product_id, rule_key
        on conflict (product_id, rule_key) do update set related_ids = excluded.related_ids)
    select count(*)::integer as changed,
      coalesce((select array_agg(distinct id) from given, unnest(given.related_ids || coalesce(given.held_ids, '{}')) named (id)), '{}')
        as touched
    from given`.execute(db)
  return stored[0] ?? { changed: 0, touched: [] }
}

/** Writes down again what some related products go with, by the lists that name them. */
export async function storeBases(db: Database, relatedIds: readonly string[]): Promise<void> {
  await sql`
    with given as materialized (
        select related.id, coalesce((
          select array_agg(base.id order by base.key) from (
            select distinct product.id, product.key from product_relation relation
            join product on product.id = relation.product_id
            where relation.related_ids @> array[related.id] order by product.key limit ${MAX_BASES}) base), '{}') as base_ids
        from unnest(${relatedIds}::uuid[]) related (id) where exists (select from product where product.id = related.id)),
      gone as (
        delete from related_base using given where related_base.product_id = given.id and given.base_ids = '{}')
    insert into related_base (product_id, base_ids)
    select id, base_ids from given where base_ids <> '{}' order by id
    on conflict (product_id) do update set base_ids = excluded.base_ids
      where related_base.base_ids <> excluded.base_ids`.execute(db)
}

/** Ids of all related products whose bases are written down. */
export async function selectBasedIds(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select product_id as id from related_base`.execute(db)
  return rows.map(({ id }) => id)
}

/** Before which transaction everything was worked out, as decimal text; undefined before the first time. */
export async function readRelationPosition(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ position: string }>`select position from relation_run`.execute(db)
  return rows[0]?.position
}

export async function writeRelationPosition(db: Database, position: string): Promise<void> {
  await sql`
    insert into relation_run (position) values (${position})
    on conflict (is_only) do update set position = excluded.position`.execute(db)
}
