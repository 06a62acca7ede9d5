import type { LocalizedString } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import type { PriceSelection, ProductVariant } from '@shop/domain/product'
import type { Database } from '../database/context.ts'
import { variantOf } from '../product/product-of-row.ts'
import type { ProductRow } from '../product/product-rows.ts'
import { type PriceRow, selectAttributeDefinitions, selectPrices, selectTexts, type TextRow } from './document-rows.ts'
import type { ListedPrice, ProductDocument, VariantDocument } from './product-document.ts'
import type { ProductSearch } from './product-search.ts'

/** Products of rows with all their languages and prices, in the order of the rows. */
export async function loadDocuments(
  db: Database,
  rows: readonly ProductRow[],
  { currency }: Pick<ProductSearch, 'currency'>,
  selection: PriceSelection,
): Promise<ProductDocument[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const skus = rows.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const [texts, prices, attributeDefinitions] = await Promise.all([
    selectTexts(db, ids),
    selectPrices(db, skus, selection.now),
    selectAttributeDefinitions(db),
  ])
  return rows.map(row => {
    const [master, ...others] = row.variants.map((variant): VariantDocument => {
      const { price, ...unpriced }: ProductVariant = variantOf(variant, selection)
      const all = (prices.get(variant.sku) ?? []).map(listedPriceOf)
      return { ...unpriced, ...(currency && price ? { price } : {}), prices: all }
    })
    if (!master) throw new Error(`Product ${row.id} has no variant`)
    const { id, key, version, createdAt, family, categories } = row
    return {
      ...{ id, key, version, createdAt, family },
      categoryIds: categories.map(category => category.id),
      ...textsOf(texts.get(id) ?? []),
      variants: [master, ...others],
      attributeDefinitions,
    }
  })
}

function textsOf(rows: readonly TextRow[]) {
  const each = (pick: (row: TextRow) => string | undefined): LocalizedString =>
    Object.fromEntries(
      rows.flatMap(row => {
        const text = pick(row)
        return text ? [[row.language, text]] : []
      }),
    )
  return {
    name: each(({ name }) => name),
    slug: each(({ slug }) => slug),
    description: each(({ description }) => description),
    metaTitle: each(({ metaTitle }) => metaTitle),
    metaDescription: each(({ metaDescription }) => metaDescription),
    metaKeywords: each(({ metaKeywords }) => metaKeywords),
    highlights: (rows[0]?.highlights ?? []).map((_first, index) => each(({ highlights }) => highlights[index])),
    deliveryPackage: (rows[0]?.deliveryPackage ?? []).map(({ count }, index) => ({
      count,
      name: each(({ deliveryPackage }) => deliveryPackage[index]?.name),
    })),
  }
}

function listedPriceOf({
  id,
  currency,
  country,
  validFrom,
  validUntil,
  value,
  discounted,
  isDiscountActive,
}: PriceRow): ListedPrice {
  return {
    id,
    value: moneyOf(currency, value),
    ...(country === null ? {} : { country }),
    ...(validFrom === null ? {} : { validFrom }),
    ...(validUntil === null ? {} : { validUntil }),
    ...(discounted === null ? {} : { discounted: { value: moneyOf(currency, discounted), isActive: isDiscountActive } }),
  }
}
