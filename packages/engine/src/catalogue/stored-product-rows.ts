import { scopeKeyOf } from '@shop/domain/catalogue'
import {
  type ProductDraft,
  type ProductImage,
  payableTermsOf,
  withGeneralAttributes,
  withoutGeneralAttributes,
} from '@shop/domain/product'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { allPrices, priceFrom } from '../product/price-rows.ts'
import {
  inEachLanguage,
  longestOf,
  productFields,
  type RowOf,
  textFields,
  textsOf,
  variantFields,
  variantsOf,
} from '../product/product-fields.ts'
import { selectProductsById } from '../product/product-query.ts'

const { id, key, published, createdAt, brand, model, family, tags, isFreight, europeanArticleNumber, categoryIds } = productFields
const { sku, attributes } = variantFields
/** Those on other sites too. */
const images = sql<readonly ProductImage[]>`variant.images`
const draftFields = {
  ...{ id, key, published, createdAt, brand, model, family, tags, isFreight, europeanArticleNumber, categoryIds },
  texts: textsOf(textFields),
  variants: variantsOf({ sku, images, attributes, prices: allPrices(sku, 'all') }),
}

/** Products as drafts, by id: what an importer would have to hand over so that nothing changes. */
export async function selectStoredProducts(db: Database, ids: readonly string[]): Promise<Map<string, ProductDraft>> {
  if (ids.length === 0) return new Map()
  const rows = await selectProductsById(db, ids, draftFields, 'all')
  return new Map(rows.map(row => [row.id, withoutGeneralAttributes(draftOf(row))]))
}

function draftOf({ texts, variants, ...product }: RowOf<typeof draftFields>): ProductDraft {
  const each = (pick: (text: RowOf<typeof textFields>) => string | undefined) => inEachLanguage(texts, pick)
  const descriptionHtml = each(text => text.descriptionHtml)
  return {
    ...product,
    name: each(({ name }) => name),
    slug: each(({ slug }) => slug),
    description: each(({ description }) => description),
    ...(Object.keys(descriptionHtml).length > 0 ? { descriptionHtml } : {}),
    familyDescription: each(({ familyDescription }) => familyDescription),
    highlights: longestOf(texts, ({ highlights }) => highlights).map((_, index) => each(({ highlights }) => highlights[index])),
    deliveryPackage: longestOf(texts, ({ deliveryPackage }) => deliveryPackage).map(({ count }, index) => ({
      count,
      name: each(({ deliveryPackage }) => deliveryPackage[index]?.name),
    })),
    faq: longestOf(texts, ({ faq }) => faq).map((_, index) => ({
      question: each(({ faq }) => faq[index]?.question),
      answer: each(({ faq }) => faq[index]?.answer),
    })),
    metaTitle: each(({ metaTitle }) => metaTitle),
    metaDescription: each(({ metaDescription }) => metaDescription),
    metaKeywords: each(({ metaKeywords }) => metaKeywords),
    variants: (variants ?? []).map(({ prices, ...variant }) => ({ ...variant, prices: prices.map(priceFrom) })),
  }
}

/** Whether two drafts mean the same product, in whatever order they name languages, attributes and prices. */
export function isSameProduct(a: ProductDraft, b: ProductDraft): boolean {
  return isSameValue(normalForm(a), normalForm(b))
}

/** Whether two values are the same as JSON, whatever the order of their properties. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function normalForm(draft: ProductDraft) {
  const { variants, ...product } = withGeneralAttributes(draft)
  return {
    ...product,
    variants: variants.map(variant => ({
      ...variant,
      attributes: Object.fromEntries(variant.attributes.map(({ name, value }) => [name, value])),
      prices: Object.fromEntries(
        variant.prices.map(price => [scopeKeyOf(price), { ...payableTermsOf(price), history: undefined }]),
      ),
    })),
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
