import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { PriceRow } from './price-rows.ts'

/** Rows of products on their way into the tables, named like the columns; prices as `PriceRow`. */
export interface ProductRows {
  readonly products: readonly { readonly id: string; readonly [column: string]: unknown }[]
  readonly categories: readonly { readonly product_id: string; readonly category_id: string; readonly position: number }[]
  readonly texts: readonly {
    readonly product_id: string
    readonly language: string
    readonly words: readonly string[]
    readonly [column: string]: unknown
  }[]
  readonly variants: readonly { readonly sku: string; readonly [column: string]: unknown }[]
  readonly prices: readonly (PriceRow & { readonly sku: string })[]
  readonly history: readonly (Omit<PriceRow, 'id'> & { readonly sku: string; readonly from: string })[]
}

const PRICE_COLUMNS = sql.raw(`sku, currency, country, customer_group, valid_from, valid_until, value_cent,
  discounted_cent, is_discount_active, discount_valid_from, discount_valid_until`)
const PRICE_VALUES = sql.raw(`sku, currency, country, "customerGroup", "validFrom", "validUntil", value,
  discounted, "isDiscountActive", "discountValidFrom", "discountValidUntil"`)
const PRICE_TYPES = sql.raw(`sku text, currency text, country text, "customerGroup" text, "validFrom" timestamptz(3),
  "validUntil" timestamptz(3), value bigint, discounted bigint, "isDiscountActive" boolean,
  "discountValidFrom" timestamptz(3), "discountValidUntil" timestamptz(3)`)

/**
 * Writes rows of products as of `now`, in a handful of statements, whatever their number; belongs into a transaction.
 */
export async function upsertProductRows(db: Database, rows: ProductRows, now: string): Promise<void> {
  const ids = rows.products.map(({ id }) => id)
  await sql`
    insert into product (id, key, published, created_at, brand, model, family, tags, is_freight,
      european_article_number, content_hash, updated_at)
    select id, key, published, created_at, brand, model, family, tags, is_freight, european_article_number, content_hash,
      ${now}
    from jsonb_to_recordset(${JSON.stringify(rows.products)}::jsonb) as draft
      (id uuid, key text, published boolean, created_at timestamptz, brand text, model text, family text, tags text[],
        is_freight boolean, european_article_number text, content_hash text)
    on conflict (id) do update
    set key = excluded.key, published = excluded.published, created_at = excluded.created_at, brand = excluded.brand,
      model = excluded.model, family = excluded.family, tags = excluded.tags, is_freight = excluded.is_freight,
      european_article_number = excluded.european_article_number, content_hash = excluded.content_hash,
      version = product.version + 1, updated_at = excluded.updated_at
    where product.content_hash <> excluded.content_hash`.execute(db)
  // Deleted first: slugs, categories and prices may have changed places.
  await sql`delete from product_category where product_id = any(${ids}::uuid[])`.execute(db)
  await sql`
    insert into product_category (product_id, category_id, position)
    select product_id, category_id, position
    from jsonb_to_recordset(${JSON.stringify(rows.categories)}::jsonb) as draft
      (product_id uuid, category_id uuid, position integer)`.execute(db)
  await sql`delete from product_text where product_id = any(${ids}::uuid[])`.execute(db)
  await sql`
    insert into product_text (product_id, language, name, slug, description, description_html, family_description, highlights,
      delivery_package, faq, meta_title, meta_description, meta_keywords, name_rank, search)
    select product_id, language, name, slug, description, description_html, family_description, highlights, delivery_package, faq, meta_title,
      meta_description, meta_keywords, name_rank, array_to_tsvector(words)
    from jsonb_to_recordset(${JSON.stringify(rows.texts)}::jsonb) as draft
      (product_id uuid, language text, name text, slug text, description text, description_html text, family_description text, highlights jsonb,
        delivery_package jsonb, faq jsonb, meta_title text, meta_description text, meta_keywords text, name_rank integer, words text[])`.execute(
    db,
  )
  await sql`
    insert into product_variant (sku, product_id, variant_id, images, attributes)
    select sku, product_id, variant_id, images, attributes
    from jsonb_to_recordset(${JSON.stringify(rows.variants)}::jsonb) as draft
      (sku text, product_id uuid, variant_id integer, images jsonb, attributes jsonb)
    on conflict (sku) do update
    set product_id = excluded.product_id, variant_id = excluded.variant_id, images = excluded.images,
      attributes = excluded.attributes`.execute(db)
  await sql`delete from price where sku = any(${rows.variants.map(({ sku }) => sku)})`.execute(db)
  await sql`
    insert into price (id, ${PRICE_COLUMNS})
    select id, ${PRICE_VALUES}
    from jsonb_to_recordset(${JSON.stringify(rows.prices)}::jsonb) as draft (id uuid, ${PRICE_TYPES})`.execute(db)
  await sql`select set_config('shop.now', ${now}, true)`.execute(db)
  // An importer may say what was before the shop's own records of a price, never what was since.
  await sql`
    insert into price_record (${PRICE_COLUMNS}, in_force_from)
    select ${PRICE_VALUES}, "from"
    from jsonb_to_recordset(${JSON.stringify(rows.history)}::jsonb) as draft
      (${PRICE_TYPES}, "from" timestamptz(3))
    where "from" < ${now}::timestamptz and not exists (
      select from price_record record
      where record.sku = draft.sku and record.currency = draft.currency
        and (record.country, record.customer_group, record.valid_from, record.valid_until)
          is not distinct from (draft.country, draft."customerGroup", draft."validFrom", draft."validUntil")
        and record.in_force_from <= draft."from")
    order by "from"`.execute(db)
}
