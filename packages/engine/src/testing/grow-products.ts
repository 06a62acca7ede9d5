import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { fill, type GrownShop, idOf } from './grow-table.ts'

/** The language and the currencies that the copies have: with all of them a million products would be sixty gigabytes. */
const LANGUAGE = 'sk'
const CURRENCIES = ['EUR', 'PLN']

/** Copies of the shop's products, as many as are missing. */
export async function growProducts(
  db: Database,
  { products, onProgress }: Pick<GrownShop, 'products' | 'onProgress'>,
): Promise<void> {
  await sql`
    create temporary table product_template as
    select (row_number() over (order by product.id) - 1)::integer as place, product.id, variant.sku
    from product join product_variant variant on variant.product_id = product.id and variant_id = 1
    where exists (select from product_text where product_id = product.id and language = ${LANGUAGE})`.execute(db)
  await sql`analyze product_template`.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from product`.execute(db)
  const { rows: templates } = await sql<{ count: number }>`select count(*)::integer as count from product_template`.execute(db)
  const missing = Math.max(0, products - (rows[0]?.count ?? 0))
  const copies = (from: number, to: number) => sql`(
    select n, ${idOf('product')} as copy_id, 'GX' || lpad(n::text, 8, '0') as copy_sku, template.id as template_id, template.sku as template_sku
    from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) n
    join product_template template on template.place = n % ${sql.lit(templates[0]?.count ?? 1)}) copy`
  const of = (table: string) => ({ table, rows: missing, onProgress })
  await fill(
    db,
    of('product'),
    (from, to) => sql`
    insert into product (id, key, version, published, created_at, brand, model, family, tags, is_freight, european_article_number, content_hash, updated_at)
    select copy_id, lower(copy_sku), version, published, created_at, brand, model, family, tags, is_freight, '', content_hash, updated_at
    from ${copies(from, to)} join product on product.id = template_id`,
  )
  await fill(
    db,
    of('product_text'),
    (from, to) => sql`
    insert into product_text (product_id, language, name, slug, description, description_html, family_description, highlights,
      delivery_package, meta_title, meta_description, name_rank, search, meta_keywords, faq)
    select copy_id, language, name, slug || '-' || n, description, description_html, family_description, highlights,
      delivery_package, meta_title, meta_description, name_rank, search, meta_keywords, faq
    from ${copies(from, to)} join product_text on product_id = template_id and language = ${sql.lit(LANGUAGE)}`,
  )
  await fill(
    db,
    of('product_variant'),
    (from, to) => sql`
    insert into product_variant (sku, product_id, variant_id, images, attributes)
    select copy_sku, copy_id, 1, images, attributes from ${copies(from, to)} join product_variant on sku = template_sku`,
  )
  await fill(
    db,
    of('product_category'),
    (from, to) => sql`
    insert into product_category (product_id, category_id, position)
    select copy_id, category_id, position from ${copies(from, to)} join product_category on product_id = template_id`,
  )
  const currencies = sql`currency = any(${sql.lit(`{${CURRENCIES.join()}}`)}::text[])`
  await fill(
    db,
    of('price'),
    (from, to) => sql`
    insert into price (id, sku, currency, country, value_cent, discounted_cent, is_discount_active, customer_group, valid_from,
      valid_until, discount_valid_from, discount_valid_until)
    select gen_random_uuid(), copy_sku, currency, country, value_cent, discounted_cent, is_discount_active, customer_group, valid_from,
      valid_until, discount_valid_from, discount_valid_until
    from ${copies(from, to)} join price on sku = template_sku and ${currencies}`,
  )
  await fill(
    db,
    of('price_record'),
    (from, to) => sql`
    insert into price_record (sku, currency, country, customer_group, valid_from, valid_until, value_cent, discounted_cent,
      is_discount_active, discount_valid_from, discount_valid_until, in_force_from)
    select copy_sku, currency, country, customer_group, valid_from, valid_until, value_cent, discounted_cent,
      is_discount_active, discount_valid_from, discount_valid_until, in_force_from
    from ${copies(from, to)} join price_record on sku = template_sku and ${currencies}`,
  )
  await fill(
    db,
    of('inventory_entry'),
    (from, to) => sql`
    insert into inventory_entry (id, sku, loaded, available)
    select gen_random_uuid(), copy_sku, 1000, 1000 from ${copies(from, to)}`,
  )
  // No trigger has counted them.
  await sql`insert into stock_count values (${missing}, 0)`.execute(db)
}
