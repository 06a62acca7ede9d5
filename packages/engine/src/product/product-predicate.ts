import { isLanguage } from '@shop/domain/market'
import type { QueryPredicate } from '@shop/domain/query-predicate'
import { sql } from 'kysely'
import type { SqlFragment } from '../database/sql-fragment.ts'
import { compilePredicate } from '../query-predicate/compile-predicate.ts'
import { type PredicateField, type QueryScope, scopeOf } from '../query-predicate/predicate-field.ts'
import { hasAttribute } from './attribute-filter.ts'
import { isVirtual } from './product-fields.ts'

/**
 * The condition on rows of `product` that a `where` predicate means (API-39). Products may be asked as the commerce API
 * shows them, `masterData(current(slug(en="…")))`, or as projections, `slug(en="…")`.
 */
export function productConditionOf(predicate: QueryPredicate): SqlFragment {
  return compilePredicate(predicate, PRODUCT)
}

/** Text of a product in a language, `de` or `de-AT`. */
function inLanguages(column: SqlFragment): PredicateField {
  const scope: QueryScope = name => {
    const language = name.slice(0, 2)
    if (!isLanguage(language) || !/^[a-z]{2}(?:-[A-Z]{2})?$/.test(name)) return undefined
    return {
      kind: 'value',
      type: 'text',
      sql: column,
      within: condition => sql`product.id in (
        select product_id from product_text asked where language = ${language} and ${condition})`,
    }
  }
  return { kind: 'nested', scope }
}

const CATEGORIES: PredicateField = {
  kind: 'nested',
  scope: scopeOf({
    id: { kind: 'value', type: 'uuid', sql: sql`asked.id` },
    key: { kind: 'value', type: 'text', sql: sql`asked.key` },
  }),
  within: condition => sql`product.id in (
    select member.product_id from product_category member join category asked on asked.id = member.category_id
    where ${condition})`,
}

const ATTRIBUTES: PredicateField = {
  kind: 'nested',
  scope: scopeOf({
    name: { kind: 'value', type: 'text', sql: sql`(attribute.value ->> 'name')` },
    value: { kind: 'json', sql: sql`(attribute.value -> 'value')` },
  }),
  within: condition => sql`exists (
    select from jsonb_array_elements(asked.attributes) as attribute (value) where ${condition})`,
  shortcut: namedValueOf,
}

/** `name = "…" and value = …`, for which there is an index. */
function namedValueOf(part: QueryPredicate): SqlFragment | undefined {
  if (part.kind !== 'and' || part.parts.length !== 2) return undefined
  const [first, second] = part.parts
  const isPlain = first?.kind === 'comparison' && second?.kind === 'comparison'
  if (!isPlain || first.operator !== '=' || second.operator !== '=') return undefined
  if (first.field !== 'name' || second.field !== 'value') return undefined
  return hasAttribute(sql`asked.attributes`, String(first.value), second.value)
}

const PRICES: PredicateField = {
  kind: 'nested',
  scope: scopeOf({
    id: { kind: 'value', type: 'uuid', sql: sql`offered.id` },
    country: { kind: 'value', type: 'text', sql: sql`offered.country` },
    value: {
      kind: 'nested',
      scope: scopeOf({
        centAmount: { kind: 'value', type: 'number', sql: sql`offered.value_cent` },
        currencyCode: { kind: 'value', type: 'text', sql: sql`offered.currency` },
      }),
    },
  }),
  within: condition =>
    sql`exists (select from price offered where offered.sku = asked.sku and offered.customer_group is null and ${condition})`,
}

const AVAILABILITY: PredicateField = {
  kind: 'nested',
  scope: scopeOf({
    isOnStock: {
      kind: 'value',
      type: 'boolean',
      sql: sql`(${isVirtual(sql`asked.sku`)} or exists (select from inventory_entry where sku = asked.sku and available > preorder))`,
    },
    availableQuantity: {
      kind: 'value',
      type: 'number',
      sql: sql`coalesce((select available from inventory_entry where sku = asked.sku), 0)`,
    },
  }),
}

function variants(only: SqlFragment): PredicateField {
  return {
    kind: 'nested',
    scope: scopeOf({
      id: { kind: 'value', type: 'number', sql: sql`asked.variant_id` },
      sku: { kind: 'value', type: 'text', sql: sql`asked.sku` },
      attributes: ATTRIBUTES,
      prices: PRICES,
      availability: AVAILABILITY,
    }),
    within: condition => sql`product.id in (select asked.product_id from product_variant asked where ${only} and ${condition})`,
  }
}

const PROJECTION: Readonly<Record<string, PredicateField>> = {
  name: inLanguages(sql`asked.name`),
  slug: inLanguages(sql`asked.slug`),
  description: inLanguages(sql`asked.description`),
  metaTitle: inLanguages(sql`asked.meta_title`),
  metaDescription: inLanguages(sql`asked.meta_description`),
  metaKeywords: inLanguages(sql`asked.meta_keywords`),
  categories: CATEGORIES,
  masterVariant: variants(sql`asked.variant_id = 1`),
  variants: variants(sql`true`),
}

const PUBLISHED: PredicateField = { kind: 'value', type: 'boolean', sql: sql`product.published` }

const PRODUCT = scopeOf({
  id: { kind: 'value', type: 'uuid', sql: sql`product.id` },
  key: { kind: 'value', type: 'text', sql: sql`product.key` },
  version: { kind: 'value', type: 'number', sql: sql`product.version` },
  createdAt: { kind: 'value', type: 'instant', sql: sql`product.created_at` },
  published: PUBLISHED,
  tags: { kind: 'texts', sql: sql`product.tags` },
  isOnStock: {
    kind: 'value',
    type: 'boolean',
    sql: sql`exists (
      select from product_variant asked left join inventory_entry on inventory_entry.sku = asked.sku
      where asked.product_id = product.id and asked.variant_id = 1
        and (inventory_entry.available > inventory_entry.preorder or ${isVirtual(sql`asked.sku`)}))`,
  },
  masterData: {
    kind: 'nested',
    scope: scopeOf({ published: PUBLISHED, current: { kind: 'nested', scope: scopeOf(PROJECTION) } }),
  },
  ...PROJECTION,
})
