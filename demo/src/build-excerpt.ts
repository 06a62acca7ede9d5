import type { CartDiscountDraft } from '@shop/domain/discount'
import type { LocalizedString } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import type { Attribute, ProductDraft, ProductImage, ProductTag } from '@shop/domain/product'
import { type ImportedReview, type ReviewStatistics, reviewStatisticsOf } from '@shop/domain/review'
import type { CatalogueDraft } from '@shop/engine/catalogue'

/** What the gallery of components shows of the demo shop: few products, one of each kind that looks different. */
const PRODUCTS: Readonly<Record<string, string>> = {
  /** Reduced, with volume prices and a turn around it. */
  EX30010001: 'fryer',
  /** With an energy class, on a pallet. */
  EX30250002: 'bottleCooler',
  /** The longest name there is. */
  EX30080005: 'welder',
  EX30600005: 'barstool',
  EX30600004: 'soldOutBarstool',
  /** The last one. */
  EX30090004: 'crane',
  /** A factory second. */
  EX20250003: 'secondBottleCooler',
  /** Bought by the pack. */
  EX10660001: 'vacuumBags',
}

/** The department whose categories are in the excerpt down to the last one. */
const OPEN_DEPARTMENT = 'gastronomy'

/** Of this product the excerpt has reviews. */
const REVIEWED = 'EX30010001'
const SHOWN_REVIEWS = 2

/** How many of the extra guarantees are shown. */
const SHOWN_GUARANTEES = 2

const DISCOUNTS = ['volume-standard-3', 'code-welcome', 'code-free-delivery']

/** Attributes that cards and the pictures of a product show. */
const SHOWN_ATTRIBUTES = /^(?:energy|volumeDiscountGroup$|numberOf360Images$)/

/** Minor units of a price; `before` is what it was reduced from. */
interface ExcerptPrice {
  readonly now: number
  readonly before?: number
}

interface ExcerptProduct {
  readonly kind: string
  readonly id: string
  readonly sku: string
  readonly brand: string
  readonly model: string
  readonly tags: readonly ProductTag[]
  readonly isFreight: boolean
  readonly name: LocalizedString
  readonly slug: LocalizedString
  readonly images: readonly ProductImage[]
  readonly attributes: readonly Attribute[]
  readonly stock: number
  readonly prices: Readonly<Partial<Record<CurrencyCode, ExcerptPrice>>>
  readonly reviews?: ReviewStatistics
}

interface ExcerptCategory {
  readonly id: string
  readonly key: string
  readonly parentId?: string
  readonly name: LocalizedString
  readonly slug: LocalizedString
  readonly imageUrl?: string
}

/** A part of the demo shop that is small enough to be looked at in a browser, in all languages and currencies. */
export interface Excerpt {
  readonly products: readonly ExcerptProduct[]
  readonly categories: readonly ExcerptCategory[]
  readonly discounts: readonly CartDiscountDraft[]
  readonly guarantees: readonly { readonly sku: string; readonly relativePriceRate: number; readonly name: LocalizedString }[]
  /** One that was answered, and another one. */
  readonly reviews: readonly ImportedReview[]
  /** How to reach the store of a country. */
  readonly contacts: Readonly<Record<string, { readonly phone: string; readonly email: string }>>
}

/** Takes the excerpt out of the demo shop. Throws with the SKU of a product that is gone. */
export function buildExcerpt(
  { products, stock, categories, stores, cartDiscounts = [], extraGuarantees = [] }: CatalogueDraft,
  reviews: readonly ImportedReview[],
): Excerpt {
  return {
    products: Object.entries(PRODUCTS).map(([sku, kind]) => {
      const product = products.find(({ variants }) => variants[0]?.sku === sku)
      if (!product) throw new Error(`The excerpt shows ${sku}, which the demo shop does not have`)
      const ratings = reviews.filter(review => review.sku === sku).map(({ rating }) => rating)
      return {
        kind,
        ...shownOf(product, stock.find(entry => entry.sku === sku)?.quantity ?? 0),
        ...(ratings.length > 0 ? { reviews: reviewStatisticsOf(ratings) } : {}),
      }
    }),
    categories: categoriesOf(categories),
    discounts: cartDiscounts.filter(({ key }) => DISCOUNTS.includes(key)),
    guarantees: extraGuarantees.slice(0, SHOWN_GUARANTEES).map(({ sku, relativePriceRate }) => ({
      sku,
      relativePriceRate,
      name: products.find(({ variants }) => variants[0]?.sku === sku)?.name ?? {},
    })),
    reviews: reviews
      .filter(({ sku }) => sku === REVIEWED)
      .sort((a, b) => Number(Boolean(b.customerCareResponseText)) - Number(Boolean(a.customerCareResponseText)))
      .slice(0, SHOWN_REVIEWS),
    contacts: Object.fromEntries(stores.map(({ country, custom: { phone, email } }) => [country, { phone, email }])),
  }
}

function shownOf({ id, brand, model, tags, isFreight, name, slug, variants }: ProductDraft, stock: number) {
  const [master] = variants
  if (!master) throw new Error(`Product ${id} has no variant`)
  const { sku, images, attributes, prices } = master
  return {
    id,
    sku,
    brand,
    model,
    tags,
    isFreight,
    name,
    slug,
    images,
    attributes: attributes.filter(attribute => SHOWN_ATTRIBUTES.test(attribute.name)),
    stock,
    prices: Object.fromEntries(
      prices.map(({ value, discounted }) => [
        value.currencyCode,
        discounted ? { now: discounted.value.centAmount, before: value.centAmount } : { now: value.centAmount },
      ]),
    ),
  }
}

function categoriesOf(categories: CatalogueDraft['categories']): ExcerptCategory[] {
  const open = new Set<string>()
  return categories.flatMap(({ id, key, parentId, tree = 'default', name, slug, imageUrl }) => {
    if (tree !== 'default' || (parentId !== undefined && !open.has(parentId))) return []
    if (key === OPEN_DEPARTMENT || parentId !== undefined) open.add(id)
    return { id, key, ...(parentId ? { parentId } : {}), name, slug, ...(imageUrl && !parentId ? { imageUrl } : {}) }
  })
}
