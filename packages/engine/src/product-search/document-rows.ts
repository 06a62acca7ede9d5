import type { CountryCode, Language } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import type { AttributeDefinition } from '@shop/domain/product'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** The texts of a product in one language. */
export interface TextRow {
  readonly productId: string
  readonly language: Language
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly metaKeywords: string
  readonly highlights: readonly string[]
  readonly deliveryPackage: readonly { readonly count: number; readonly name: string }[]
}

/** A price of a SKU, in cents. */
export interface ListedPriceRow {
  readonly id: string
  readonly sku: string
  readonly currency: CurrencyCode
  readonly country: CountryCode | null
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly value: number
  readonly discounted: number | null
  readonly isDiscountActive: boolean
}

/** Texts of products in all their languages, by product. */
export async function selectTexts(db: Database, productIds: readonly string[]): Promise<Map<string, TextRow[]>> {
  const { rows } = await sql<TextRow>`
    select product_id as "productId", language, name, slug, description, meta_title as "metaTitle",
      meta_description as "metaDescription", meta_keywords as "metaKeywords", highlights, delivery_package as "deliveryPackage"
    from product_text where product_id = any(${productIds}::uuid[]) order by product_id, language`.execute(db)
  return Map.groupBy(rows, ({ productId }) => productId)
}

/** All prices of SKUs that are not for a customer group, by SKU; reductions are those of the instant. */
export async function selectPrices(db: Database, skus: readonly string[], now: string): Promise<Map<string, ListedPriceRow[]>> {
  const { rows } = await sql<ListedPriceRow>`
    select id, sku, currency, country, valid_from as "validFrom", valid_until as "validUntil", value_cent as value,
      discounted_cent as discounted, is_discount_active and coalesce(discount_valid_from <= ${now}::timestamptz, true)
        and coalesce(${now}::timestamptz < discount_valid_until, true) as "isDiscountActive"
    from price where sku = any(${skus}::text[]) and customer_group is null
    order by sku, currency, country nulls first, valid_from nulls first, id`.execute(db)
  return Map.groupBy(rows, ({ sku }) => sku)
}

/** The definitions of the shown attributes, by name. */
export async function selectAttributeDefinitions(db: Database): Promise<Map<string, AttributeDefinition>> {
  const rows = await db.selectFrom('attribute_definition').select(['name', 'document']).execute()
  return new Map(rows.map(({ name, document }) => [name, document]))
}
