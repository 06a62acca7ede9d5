import { type Cart, type LineItem, priceCart } from '@shop/domain/cart'
import type { CartDiscount } from '@shop/domain/discount'
import { aCart, aLine, pricingOf, TODAY } from '@shop/domain/fixtures'
import { guaranteePrice } from '@shop/domain/guarantee'
import { availabilityOf } from '@shop/domain/inventory'
import { type CountryCode, type Language, type LocalizedString, type Market, marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { effectivePrice, type Price, type ProductImage, type ProductProjection, type ProductTag } from '@shop/domain/product'
import type { Review, ReviewList } from '@shop/domain/review'
import { taxGross } from '@shop/domain/tax'
import type { DepartmentView, MenuCategory } from '../request/category-view.ts'
import excerpt from './demo-excerpt.json'
import type { GuaranteeOffer } from './guarantee-offers.server.ts'

// Products, categories and discounts of the demo shop as stories show them: names, prices and pictures are the demo's
// (`demo/src/build-excerpt.ts`), amounts are computed by the rules of the shop.

/** Products of the excerpt by what is special about them. */
type DemoProductKind =
  | 'fryer'
  | 'bottleCooler'
  | 'welder'
  | 'barstool'
  | 'soldOutBarstool'
  | 'crane'
  | 'secondBottleCooler'
  | 'vacuumBags'

function entryOf(kind: DemoProductKind) {
  const found = excerpt.products.find(product => product.kind === kind)
  if (!found) throw new Error(`The excerpt of the demo shop has no ${kind}`)
  return found
}

/** A product of the demo shop with the price of a market. */
export function demoProduct(kind: DemoProductKind, market: Market): ProductProjection {
  const { id, name, slug, brand, model, tags, isFreight, sku, images, attributes, stock, reviews } = entryOf(kind)
  return {
    id,
    key: sku.toLowerCase(),
    version: 1,
    published: true,
    createdAt: `${TODAY}T08:00:00.000Z`,
    name,
    slug,
    brand,
    model,
    family: kind,
    isFreight,
    categories: [],
    variants: [],
    tags: tags as ProductTag[],
    ...(reviews ? { reviewRatingStatistics: reviews } : {}),
    masterVariant: {
      id: 1,
      sku,
      images: images as ProductImage[],
      price: demoPrice(kind, market),
      availability: availabilityOf(stock),
      attributes,
    },
  }
}

/** What a product of the demo shop costs in a market. */
export function demoPrice(kind: DemoProductKind, { currency }: Market): Price {
  const { sku, prices } = entryOf(kind)
  const amounts: { readonly now: number; readonly before?: number } = prices[currency as keyof typeof prices]
  const now = moneyOf(currency, amounts.now)
  if (amounts.before === undefined) return { id: sku, value: now }
  const before = moneyOf(currency, amounts.before)
  return { id: sku, value: before, discounted: { value: now, isActive: true }, lowestPriorPrice: before }
}

/** Products in a cart, and how many of each. */
type Quantities = Readonly<Partial<Record<DemoProductKind, number>>>

interface CartOptions {
  readonly codes?: readonly DemoCode[]
  /** The product that has an extra guarantee. */
  readonly guaranteed?: DemoProductKind
}

/** A cart of a country with products of the demo shop, priced with its volume discounts and what the options name. */
export function demoCart(country: CountryCode, quantities: Quantities, { codes = [], guaranteed }: CartOptions = {}): Cart {
  const market = marketOf(country)
  const products = Object.entries(quantities).map(([kind, quantity], index) =>
    lineOf(market, kind as DemoProductKind, quantity, index + 1),
  )
  const lines = guaranteed ? [...products, guaranteeLineOf(market, guaranteed)] : products
  const cart = aCart(country, [], {
    lineItems: lines,
    discountCodes: codes.map(code => ({
      discountCode: { id: code, code, cartDiscounts: [discountOf(CODES[code])] },
      state: 'MatchesCart',
    })),
  })
  const skus = lines.map(({ variant }) => variant.sku)
  return priceCart(cart, {
    ...pricingOf(country, skus, { volumeDiscountGroup: 'standard' }),
    discounts: [discountOf('volume-standard-3'), ...codes.map(code => discountOf(CODES[code]))],
    guarantees: new Map(excerpt.guarantees.map(guarantee => [guarantee.sku, { ...OFFERED_ALWAYS, ...guarantee }])),
    codes: codes.map(code => ({
      id: code,
      code,
      version: 1,
      isActive: true,
      cartPredicate: 'true',
      stores: [],
      cartDiscountIds: [discountOf(CODES[code]).id],
      applications: 0,
      applicationsOfCustomer: 0,
    })),
  })
}

/** The extra guarantees that the demo shop offers with a product, by its SKU. */
export function demoGuarantees(kind: DemoProductKind, market: Market): Readonly<Record<string, readonly GuaranteeOffer[]>> {
  const price = effectivePrice(demoPrice(kind, market))
  const offers = excerpt.guarantees.map(guarantee => ({
    sku: guarantee.sku,
    name: guarantee.name,
    price: guaranteePrice(guarantee, price),
  }))
  return { [entryOf(kind).sku]: offers }
}

const OFFERED_ALWAYS = { enabledOnMarket: [], excludedSkus: [], excludedBrands: [], excludedRelations: [] }

/** The first guarantee for a product; priced and counted after it. */
function guaranteeLineOf(market: Market, kind: DemoProductKind): LineItem {
  const [guarantee] = excerpt.guarantees
  if (!guarantee) throw new Error('The excerpt of the demo shop has no guarantee')
  return { ...aLine(market, { sku: guarantee.sku, parentSku: entryOf(kind).sku }, 90), name: guarantee.name }
}

/** Codes of the demo shop, and the discount that each grants. */
const CODES = { WELCOME10: 'code-welcome', SHIPFREE: 'code-free-delivery' } as const
type DemoCode = keyof typeof CODES

function discountOf(key: string): CartDiscount {
  const found = excerpt.discounts.find(discount => discount.key === key)
  if (!found) throw new Error(`The excerpt of the demo shop has no discount ${key}`)
  return { ...(found as unknown as Omit<CartDiscount, 'version'>), version: 1 }
}

function lineOf(market: Market, kind: DemoProductKind, quantity: number, position: number): LineItem {
  const { sku, name, slug, brand, isFreight, images } = entryOf(kind)
  const price = demoPrice(kind, market)
  const plain = aLine(market, { sku, quantity, isFreight, centAmount: effectivePrice(price).centAmount }, position)
  return {
    ...plain,
    name,
    productSlug: slug,
    brand,
    price,
    variant: { ...plain.variant, images: images as ProductImage[] },
    taxedPrice: taxGross(plain.totalPrice, plain.taxRate),
  }
}

const inLanguage = (text: LocalizedString, language: Language) => text[language] ?? ''

/** The first level of categories of the demo shop. */
export function demoDepartments(language: Language): readonly DepartmentView[] {
  return demoMenu(language).map(({ children, ...department }) => ({ ...department, hasChildren: children.length > 0 }))
}

/** The categories of the demo shop; below the first level those of one department. */
export function demoMenu(language: Language, parentId?: string): readonly MenuCategory[] {
  return excerpt.categories
    .filter(category => category.parentId === parentId)
    .map(({ id, key, name, slug, imageUrl }) => ({
      id,
      key,
      name: inLanguage(name, language),
      slug: inLanguage(slug, language),
      ...(imageUrl ? { imageUrl } : {}),
      children: demoMenu(language, id),
    }))
}

/** How to reach the demo shop of a country. */
export function demoContact(country: CountryCode): { readonly phone: string; readonly email: string } {
  const { phone, email } = excerpt.contacts[country]
  return { phone: phone.replaceAll(' ', '\u00a0'), email }
}

/** What buyers of the fryer think: its average and numbers of stars, and two reviews of which one was answered. */
export function demoReviews(): ReviewList {
  const results = excerpt.reviews.map(({ reviewCreatedAt, customerCareResponseText, translations, ...review }) => ({
    ...review,
    version: 1,
    productId: entryOf('fryer').id,
    createdAt: reviewCreatedAt,
    includedInStatistics: true,
    state: 'approved' as const,
    custom: {
      reviewCreatedAt,
      ...(customerCareResponseText ? { customerCareResponseText } : {}),
      source: 'import' as const,
      translations,
    },
  })) as Review[]
  const statistics = entryOf('fryer').reviews
  if (!statistics) throw new Error('The excerpt of the demo shop has no reviews')
  const { count, averageRating, ratingsDistribution } = statistics
  return { offset: 0, limit: 10, count: results.length, total: count, exists: true, averageRating, ratingsDistribution, results }
}
