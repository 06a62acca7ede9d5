import { type Language, type Locale, languageOf, localize, type Market } from '@shop/domain/market'
import { type TrackedItem, trackedItemOf } from '@shop/domain/tracking'
import { priceOfVariant } from './product-views.ts'
import type { ReadModel } from './read-model.ts'

/** Which products, as which market sells them. */
export interface TrackedItemQuery {
  readonly skus: readonly string[]
  readonly market: Market
  readonly locale: Locale
  /** ISO instant. */
  readonly now: string
}

/** Products as reports know them, in this order; those that the market does not sell are left out (TRACK-12). */
export function chooseTrackedItems(model: ReadModel, { skus, market, locale, now }: TrackedItemQuery): TrackedItem[] {
  return skus.flatMap((sku, index) => {
    const id = model.products.idOfSku(sku)
    const record = id !== undefined && model.products.entry(id)?.published ? model.products.record(id) : undefined
    const variant = record?.variants.find(candidate => candidate.sku === sku)
    const price = variant && priceOfVariant(variant, { currency: market.currency, country: market.country, now })
    if (!record || !price) return []
    const { brand, model: variantModel, isFreight, europeanArticleNumber, texts, categoryIds } = record
    const language = languageOf(locale)
    const product = {
      ...{ sku, brand, isFreight, price, locale },
      model: variantModel,
      name: localize(namesOf(texts), locale),
      isOnStock: model.products.here(sku) > 0,
      gtin: europeanArticleNumber,
      categories: categoriesOf(model, categoryIds, language),
    }
    return [trackedItemOf(product, index)]
  })
}

function namesOf(texts: Readonly<Partial<Record<Language, { readonly name: string }>>>): Partial<Record<Language, string>> {
  return Object.fromEntries(Object.entries(texts).map(([language, { name }]) => [language, name]))
}

/** Names from the department down to the product's own category, which is the last one it is in. */
function categoriesOf({ trees }: ReadModel, ids: readonly string[], language: Language): string[] {
  const own = ids.at(-1)
  const path = own === undefined ? [] : trees.upwards(own).toReversed()
  return path.map(({ document }) => localize(document.name, language))
}
