import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { SqlFragment } from '../database/sql-fragment.ts'
import { priceOf, priceWantedBy } from '../product/price-rows.ts'
import { isVirtual } from '../product/product-fields.ts'
import { type ProductSearch, priceSelectionOf } from './product-search.ts'

const ATTRIBUTE_PATH = /^variants\.attributes\.([A-Za-z0-9_-]{1,64})(?:\.([A-Za-z0-9_-]{1,64}))?$/

/**
 * A query for the values under a path of one `product`, as rows with a `jsonb` column `value`. Throws `CommerceError`
 * `invalid-input` for an unknown path.
 */
export function termsOf(path: string, search: ProductSearch, now: string): SqlFragment {
  const [, name, part] = ATTRIBUTE_PATH.exec(path) ?? []
  if (name !== undefined) return attributeTerms(name, part)
  const terms = TERMS.get(path)
  if (!terms) throw new CommerceError({ code: 'invalid-input', field: 'path' }, `There is no field ${path.slice(0, 80)}`)
  return terms(search, now)
}

/** A part is a key of an enumerated value, a language of a text, or a field of money or a reference. */
function attributeTerms(name: string, part: string | undefined): SqlFragment {
  const element = sql`element.value`
  const value =
    part === undefined
      ? element
      : sql`case when ${part} = 'key' and jsonb_typeof(${element}) = 'string' then ${element} else ${element} -> ${part}::text end`
  return sql`
    select ${value} as value
    from product_variant variant, jsonb_array_elements(variant.attributes) as attribute (content),
      jsonb_array_elements(case when jsonb_typeof(content -> 'value') = 'array' then content -> 'value'
        else jsonb_build_array(content -> 'value') end) as element (value)
    where variant.product_id = product.id and content ->> 'name' = ${name}`
}

function fromVariants(value: SqlFragment): SqlFragment {
  return sql`select to_jsonb(${value}) as value from product_variant variant
    left join inventory_entry stock on stock.sku = variant.sku where variant.product_id = product.id`
}

function fromPrices(value: SqlFragment) {
  return (search: ProductSearch, now: string): SqlFragment => {
    if (search.currency === undefined)
      throw new CommerceError({ code: 'invalid-input', field: 'priceCurrency' }, 'A price needs priceCurrency to be selected by')
    return sql`select to_jsonb(${value}) as value from product_variant variant
      cross join lateral ${priceOf(sql`variant.sku`, priceWantedBy(priceSelectionOf(search, now)))} chosen where variant.product_id = product.id`
  }
}

const created = () =>
  sql`select to_jsonb(to_char(product.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as value`

const TERMS: ReadonlyMap<string, (search: ProductSearch, now: string) => SqlFragment> = new Map([
  ['id', () => sql`select to_jsonb(product.id) as value`],
  ['key', () => sql`select to_jsonb(product.key) as value`],
  ['createdAt', created],
  ['lastModifiedAt', created],
  ['categories.id', () => sql`select to_jsonb(category_id) as value from product_category where product_id = product.id`],
  [
    'categories.key',
    () => sql`select to_jsonb(category.key) as value from product_category member
      join category on category.id = member.category_id where member.product_id = product.id`,
  ],
  ['variants.sku', () => fromVariants(sql`variant.sku`)],
  [
    'variants.availability.isOnStock',
    () => fromVariants(sql`(coalesce(stock.available - stock.preorder, 0) > 0 or ${isVirtual(sql`variant.sku`)})`),
  ],
  ['variants.availability.availableQuantity', () => fromVariants(sql`coalesce(stock.available, 0)`)],
  ['variants.price.centAmount', fromPrices(sql`chosen.value_cent`)],
  ['variants.scopedPrice.value.centAmount', fromPrices(sql`chosen.value_cent`)],
  ['variants.scopedPrice.currentValue.centAmount', fromPrices(sql`chosen.effective_cent`)],
  ['variants.scopedPriceDiscounted', fromPrices(sql`chosen.is_reduced`)],
])
