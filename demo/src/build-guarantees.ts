import type { ExtraGuarantee } from '@shop/domain/guarantee'
import { LANGUAGES, type Language, LOCALES, type LocalizedString } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { EXTRA_GUARANTEE_SKUS, type ProductDraft, productSlugOf } from '@shop/domain/product'
import { SHOP_NAME } from '@shop/domain/store'
import { slugTextOf } from '@shop/importers/slug'
import { convertPrice, PRICED_CURRENCIES } from './convert-price.ts'
import { deterministicId } from './deterministic-id.ts'
import type { GuaranteeSource, GuaranteeTexts, Source } from './source-types.ts'

/** The extra guarantees as virtual products: without stock, picture or category, so that no listing holds them (EG-02). */
export function buildGuaranteeProducts(source: Source): ProductDraft[] {
  return sourcesOf(source).map(guarantee => {
    const { sku } = guarantee
    const name = inEveryLanguage(source, ({ names }) => names[sku], `the name of ${sku}`)
    const description = inEveryLanguage(source, texts => texts.description, 'a description')
    return {
      id: deterministicId('product', sku),
      key: sku,
      published: true,
      createdAt: '2023-01-10T08:00:00.000Z',
      name,
      slug: Object.fromEntries(
        LANGUAGES.map(language => [language, productSlugOf(slugTextOf(name[language] ?? '', language), sku)]),
      ),
      brand: SHOP_NAME,
      model: `+${guarantee.years}`,
      family: 'extra-guarantee',
      tags: [],
      isFreight: false,
      europeanArticleNumber: '',
      categoryIds: [],
      description,
      familyDescription: {},
      highlights: [],
      deliveryPackage: [],
      faq: [],
      metaTitle: name,
      metaDescription: description,
      metaKeywords: name,
      variants: [{ sku, images: [], attributes: [], prices: pricesOf(guarantee) }],
    }
  })
}

/** What the extra guarantees cost and where they are offered: everywhere, with every product (EG-07, EG-08). */
export function buildExtraGuarantees(source: Source): ExtraGuarantee[] {
  return sourcesOf(source).map(({ sku, relativePriceRate }) => ({
    sku,
    relativePriceRate,
    enabledOnMarket: LOCALES,
    excludedSkus: [],
    excludedBrands: [],
    excludedRelations: [],
  }))
}

function sourcesOf({ guarantees }: Source): GuaranteeSource[] {
  return EXTRA_GUARANTEE_SKUS.map(sku => {
    const found = guarantees.find(guarantee => guarantee.sku === sku)
    if (!found) throw new Error(`demo/catalogue/guarantees.json lacks ${sku}`)
    return found
  })
}

/** Prices that count only where the share of the product's price is not known. */
function pricesOf({ sku, priceEur }: GuaranteeSource) {
  return PRICED_CURRENCIES.map(currency => ({
    id: deterministicId('price', sku, currency),
    value: moneyOf(currency, convertPrice(priceEur, currency)),
  }))
}

function inEveryLanguage(source: Source, pick: (texts: GuaranteeTexts) => string | undefined, what: string): LocalizedString {
  return Object.fromEntries(
    LANGUAGES.map((language): [Language, string] => {
      const text = pick(source.texts[language].guarantees)
      if (!text) throw new Error(`demo/texts/${language}/guarantees.json lacks ${what}`)
      return [language, text]
    }),
  )
}
