import type { LocalizedString } from '@shop/domain/market'
import { type Price, type ProductVariant, priceAt } from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { variantOf } from '../product/find-products.ts'
import {
  allPrices,
  type PriceRow,
  priceFrom,
  priceWantedBy,
  type SelectedPriceRow,
  selectedPrice,
} from '../product/price-rows.ts'
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
import { type ProductSearch, priceSelectionOf } from './product-search.ts'

const { descriptionHtml: _html, familyDescription: _familyDescription, faq: _faq, ...documentTexts } = textFields
const { cardAttributes: _cardAttributes, ...variant } = variantFields

/** Read whole, in all languages and with all prices for visitors: what these documents are for. */
function documentFields(price: RawBuilder<SelectedPriceRow | null>) {
  const { id, key, version, createdAt, family, categoryIds } = productFields
  return {
    ...{ id, key, version, createdAt, family, categoryIds },
    texts: textsOf(documentTexts),
    variants: variantsOf({ ...variant, price, prices: allPrices(sql`variant.sku`, 'visitors') }),
  }
}

/**
 * Published products with all their languages and prices, in the order of the ids; deleted ones are missing.
 * A product is some 40 kB of text: a caller that needs hundreds loads a few at a time, so that other calls come between.
 */
export async function loadProductDocuments(
  context: EngineContext,
  productIds: readonly string[],
  search: Pick<ProductSearch, 'currency' | 'country' | 'customerGroupKey'>,
): Promise<ProductDocument[]> {
  if (productIds.length === 0) return []
  const selection = priceSelectionOf(search, context.now())
  const fields = documentFields(selectedPrice(sql`variant.sku`, priceWantedBy(selection)))
  const rows = await selectProductsById(context.db, productIds, fields)
  const documents = rows.map(({ texts, variants, ...product }): ProductDocument => {
    const [master, ...others] = variants.map(({ prices, ...row }): VariantDocument => {
      const { price, ...unpriced } = variantOf(row, selection)
      const all = prices.map(stored => listedPriceOf(stored, selection.now))
      return { ...unpriced, ...(search.currency && price ? { price } : {}), prices: all }
    })
    if (!master) throw new Error(`Product ${product.id} has no variant`)
    return { ...product, ...localized(texts), variants: [master, ...others] }
  })
  const byId = new Map(documents.map(document => [document.id, document]))
  return productIds.flatMap(id => byId.get(id) ?? [])
}

function localized(rows: readonly RowOf<typeof documentTexts>[]) {
  const each = (pick: (row: RowOf<typeof documentTexts>) => string | undefined) => inEachLanguage(rows, pick)
  return {
    name: each(({ name }) => name),
    slug: each(({ slug }) => slug),
    description: each(({ description }) => description),
    metaTitle: each(({ metaTitle }) => metaTitle),
    metaDescription: each(({ metaDescription }) => metaDescription),
    metaKeywords: each(({ metaKeywords }) => metaKeywords),
    highlights: longestOf(rows, ({ highlights }) => highlights).map((_, index) => each(({ highlights }) => highlights[index])),
    deliveryPackage: longestOf(rows, ({ deliveryPackage }) => deliveryPackage).map(({ count }, index) => ({
      count,
      name: each(({ deliveryPackage }) => deliveryPackage[index]?.name),
    })),
  }
}

function listedPriceOf(row: PriceRow, now: string): ListedPrice {
  const { id, value, country, validFrom, validUntil, discounted } = priceAt(priceFrom(row), now)
  return {
    id,
    value,
    ...(country ? { country } : {}),
    ...(validFrom ? { validFrom } : {}),
    ...(validUntil ? { validUntil } : {}),
    ...(discounted ? { discounted: { value: discounted.value, isActive: discounted.isActive } } : {}),
  }
}

/** A price for everybody among all of a variant. */
export type ListedPrice = Pick<Price, 'id' | 'value' | 'discounted' | 'country' | 'validFrom' | 'validUntil'>

/** A variant with the price that was selected, if any, and all others. */
export interface VariantDocument extends ProductVariant {
  readonly prices: readonly ListedPrice[]
}

/** A published product in all its languages, for programs of other people. */
export interface ProductDocument {
  readonly id: string
  readonly key: string
  readonly version: number
  readonly createdAt: string
  readonly family: string
  readonly categoryIds: readonly string[]
  readonly name: LocalizedString
  readonly slug: LocalizedString
  readonly description: LocalizedString
  readonly metaTitle: LocalizedString
  readonly metaDescription: LocalizedString
  readonly metaKeywords: LocalizedString
  readonly highlights: readonly LocalizedString[]
  readonly deliveryPackage: readonly { readonly count: number; readonly name: LocalizedString }[]
  readonly variants: readonly [VariantDocument, ...VariantDocument[]]
}
