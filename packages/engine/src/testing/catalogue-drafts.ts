import { randomUUID } from 'node:crypto'
import { type Language, type LocalizedString, MARKETS, type Market, storeKeyOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { isVirtualSku, type PriceDraft, type ProductDraft } from '@shop/domain/product'
import type { StoreDraft } from '@shop/domain/store'
import type { CatalogueDraft } from '../catalogue/import-catalogue.ts'

const LANGUAGES: readonly Language[] = ['sk', 'de', 'cs', 'en', 'fr', 'nl']

function inAll(text: (language: Language) => string): LocalizedString {
  return Object.fromEntries(LANGUAGES.map(language => [language, text(language)]))
}

/** A store draft of a market. */
export function aStore(market: Market): StoreDraft {
  const key = storeKeyOf(market)
  return {
    id: randomUUID(),
    key,
    country: market.country,
    languages: market.languages,
    name: { en: `Shop ${key}` },
    distributionChannels: [{ id: `distribution-${key}` }],
    supplyChannels: [{ id: `supply-${key}` }],
    custom: {
      codFeeTitle: { en: 'Cash on delivery fee', sk: 'Poplatok za dobierku' },
      phone: '+421 2 0000 0100',
      email: `service.${key}@anvil.example`,
      switches: {
        googleReviews: false,
        extraGuaranteeSale: false,
        complementaryProducts: false,
        addressAutocomplete: false,
        trustScoreInHeader: false,
        vatValidation: false,
        taxRateChange: false,
        loyaltyDiscount: false,
        codFeeOnWithdrawal: true,
        codFeeOnReturn: false,
      },
    },
  }
}

/** What a test says about a product; the rest is filled in. */
export interface ProductSketch {
  readonly sku: string
  readonly name?: string
  readonly model?: string
  readonly brand?: string
  readonly eurCent?: number
  readonly discountedEurCent?: number
  /** Other prices, by currency or by currency and country. */
  readonly prices?: readonly PriceDraft[]
  readonly isFreight?: boolean
  readonly tags?: ProductDraft['tags']
  readonly categoryIds?: readonly string[]
  readonly published?: boolean
  readonly createdAt?: string
}

/** A product draft with one variant, texts in six languages and prices in EUR and CZK. */
export function aProduct(wish: ProductSketch): ProductDraft {
  const digits = wish.sku.replace(/\D/g, '').padStart(8, '0')
  const name = wish.name ?? `Press ${digits}`
  const eur = wish.eurCent ?? 10_000
  const discounted = wish.discountedEurCent
  const createdAt = wish.createdAt ?? '2026-01-01T00:00:00.000Z'
  return {
    id: randomUUID(),
    key: wish.sku.toLowerCase(),
    published: wish.published ?? true,
    createdAt,
    name: inAll(language => `${name} ${language}`),
    slug: inAll(language => `product-${language}-${digits}`),
    brand: wish.brand ?? 'Forge & Co',
    model: wish.model ?? `M-${digits}`,
    family: 'press',
    tags: wish.tags ?? [],
    isFreight: wish.isFreight ?? false,
    europeanArticleNumber: `400${digits}00`,
    categoryIds: wish.categoryIds ?? [],
    description: inAll(() => 'A press.'),
    familyDescription: inAll(() => 'For workshops.'),
    highlights: [inAll(() => 'Strong')],
    deliveryPackage: [{ count: 1, name: inAll(() => 'Press') }],
    faq: [{ question: inAll(() => 'Which socket?'), answer: inAll(() => 'One of 230 V.') }],
    metaTitle: inAll(() => name),
    metaDescription: inAll(() => name),
    metaKeywords: inAll(() => `press, ${wish.sku.toLowerCase()}`),
    variants: [
      {
        sku: wish.sku,
        images: [{ url: '/pictures/press.0', label: 'front', width: 800, height: 800, widths: [400, 800] }],
        attributes: [{ name: 'power', value: 500 }],
        prices: [
          {
            id: randomUUID(),
            value: moneyOf('EUR', eur),
            ...(discounted ? reductionOf(eur, discounted, createdAt) : {}),
          },
          { id: randomUUID(), value: moneyOf('CZK', eur * 24) },
          ...(wish.prices ?? []),
        ],
      },
    ],
  }
}

/** A reduction that begins with the import, of a price that was there since `from`. */
function reductionOf(eurCent: number, discountedEurCent: number, from: string): Pick<PriceDraft, 'discounted' | 'history'> {
  return {
    discounted: { value: moneyOf('EUR', discountedEurCent), isActive: true },
    history: [{ from, value: moneyOf('EUR', eurCent) }],
  }
}

/** A category draft; the slug is the key in every language. */
export function aCategory(key: string, parentId?: string): CatalogueDraft['categories'][number] {
  return {
    id: randomUUID(),
    key,
    ...(parentId ? { parentId } : {}),
    orderHint: '0.5',
    icon: 'box',
    name: inAll(language => `${key} ${language}`),
    slug: inAll(() => key),
    description: inAll(() => `All about ${key}`),
    metaTitle: inAll(() => key),
    metaDescription: inAll(() => key),
  }
}

/** A catalogue of all stores with the given products, `stock` units of each. */
export function aCatalogue(products: readonly ProductDraft[], stock = 100): CatalogueDraft {
  return {
    stores: MARKETS.map(aStore),
    categories: [],
    attributeDefinitions: [
      { name: 'power', type: 'number', label: inAll(language => `power ${language}`), unit: inAll(() => 'W') },
    ],
    products,
    stock: products.flatMap(({ variants }) =>
      variants.filter(({ sku }) => !isVirtualSku(sku)).map(({ sku }) => ({ id: randomUUID(), sku, quantity: stock })),
    ),
  }
}
