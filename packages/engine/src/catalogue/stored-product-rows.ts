import { LANGUAGES, type Language, type LocalizedString } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import {
  type Attribute,
  type PriceDraft,
  type ProductDraft,
  type ProductImage,
  withoutGeneralAttributes,
} from '@shop/domain/product'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

interface StoredText {
  readonly language: Language
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly family_description: string
  readonly highlights: readonly string[]
  readonly delivery_package: readonly { readonly count: number; readonly name: string }[]
  readonly faq: readonly { readonly question: string; readonly answer: string }[]
  readonly meta_title: string
  readonly meta_description: string
  readonly meta_keywords: string
}

interface StoredPrice {
  readonly id: string
  readonly sku: string
  readonly currency: PriceDraft['value']['currencyCode']
  readonly country: PriceDraft['country'] | null
  readonly customer_group: PriceDraft['customerGroup'] | null
  readonly valid_from: string | null
  readonly valid_until: string | null
  readonly value_cent: number
  readonly discounted_cent: number | null
  readonly is_discount_active: boolean
  readonly discount_valid_from: string | null
  readonly discount_valid_until: string | null
}

interface StoredProduct extends Pick<ProductDraft, 'id' | 'key' | 'published' | 'brand' | 'model' | 'family' | 'tags'> {
  readonly is_freight: boolean
  readonly created_at: string
  readonly european_article_number: string
  readonly categories: readonly string[] | null
  readonly texts: readonly StoredText[] | null
  readonly variants:
    | readonly { readonly sku: string; readonly images: readonly ProductImage[]; readonly attributes: readonly Attribute[] }[]
    | null
  readonly prices: readonly StoredPrice[] | null
}

/** Products as drafts, by id: what an importer would have to hand over so that nothing changes. */
export async function selectStoredProducts(db: Database, ids: readonly string[]): Promise<Map<string, ProductDraft>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ product: StoredProduct }>`
    select to_jsonb(product) || jsonb_build_object(
      'categories', (select jsonb_agg(category_id order by position) from product_category where product_id = product.id),
      'texts', (select jsonb_agg(to_jsonb(text) - 'search' - 'name_rank') from product_text text where product_id = product.id),
      'variants', (select jsonb_agg(to_jsonb(variant) order by variant_id) from product_variant variant
        where product_id = product.id),
      'prices', (select jsonb_agg(to_jsonb(price) order by price.id) from price join product_variant using (sku)
        where product_id = product.id)) as product
    from product where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ product }) => [product.id, withoutGeneralAttributes(draftOf(product))]))
}

function draftOf(row: StoredProduct): ProductDraft {
  const texts = row.texts ?? []
  const prices = Map.groupBy(row.prices ?? [], ({ sku }) => sku)
  const each = (pick: (text: StoredText) => string | undefined) => eachLanguage(texts, pick)
  const longest = <T>(pick: (text: StoredText) => readonly T[]) =>
    texts.map(pick).reduce((best, list) => (list.length > best.length ? list : best), [])
  return {
    id: row.id,
    key: row.key,
    published: row.published,
    createdAt: instantOf(row.created_at),
    name: each(({ name }) => name),
    slug: each(({ slug }) => slug),
    brand: row.brand,
    model: row.model,
    family: row.family,
    tags: row.tags,
    isFreight: row.is_freight,
    europeanArticleNumber: row.european_article_number,
    categoryIds: row.categories ?? [],
    description: each(({ description }) => description),
    familyDescription: each(text => text.family_description),
    highlights: longest(({ highlights }) => highlights).map((_, index) => each(({ highlights }) => highlights[index])),
    deliveryPackage: longest(text => text.delivery_package).map(({ count }, index) => ({
      count,
      name: each(text => text.delivery_package[index]?.name),
    })),
    faq: longest(({ faq }) => faq).map((_, index) => ({
      question: each(({ faq }) => faq[index]?.question),
      answer: each(({ faq }) => faq[index]?.answer),
    })),
    metaTitle: each(text => text.meta_title),
    metaDescription: each(text => text.meta_description),
    metaKeywords: each(text => text.meta_keywords),
    variants: (row.variants ?? []).map(({ sku, images, attributes }) => ({
      sku,
      images,
      attributes,
      prices: (prices.get(sku) ?? []).map(priceOf),
    })),
  }
}

/** What is empty was never handed over. */
function eachLanguage(texts: readonly StoredText[], pick: (text: StoredText) => string | undefined): LocalizedString {
  return Object.fromEntries(
    LANGUAGES.flatMap(language => {
      const stored = texts.find(text => text.language === language)
      const text = stored && pick(stored)
      return text ? [[language, text]] : []
    }),
  )
}

function priceOf(row: StoredPrice): PriceDraft {
  const validity = (from: string | null, until: string | null) => ({
    ...(from ? { validFrom: instantOf(from) } : {}),
    ...(until ? { validUntil: instantOf(until) } : {}),
  })
  return {
    id: row.id,
    value: moneyOf(row.currency, row.value_cent),
    ...(row.country ? { country: row.country } : {}),
    ...(row.customer_group ? { customerGroup: row.customer_group } : {}),
    ...validity(row.valid_from, row.valid_until),
    ...(row.discounted_cent === null
      ? {}
      : {
          discounted: {
            value: moneyOf(row.currency, row.discounted_cent),
            isActive: row.is_discount_active,
            ...validity(row.discount_valid_from, row.discount_valid_until),
          },
        }),
  }
}

/** An instant of the database's JSON in the form of the shop. */
function instantOf(text: string): string {
  return new Date(text).toISOString()
}
