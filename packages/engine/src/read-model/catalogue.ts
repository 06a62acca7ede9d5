import type { Category, CategoryUrl } from '@shop/domain/category'
import type { CartDiscount } from '@shop/domain/discount'
import type { CountryCode, Locale, Market } from '@shop/domain/market'
import {
  type Attribute,
  type AttributeDefinition,
  COMPARISON_LIMIT,
  isVirtualSku,
  type ProductDetails,
  type ProductProjection,
  rankForComparison,
} from '@shop/domain/product'
import type { RedirectionAnswer } from '@shop/domain/redirection'
import type { RelationRule } from '@shop/domain/relation'
import type { ReviewList } from '@shop/domain/review'
import type { CountedAttribute } from '@shop/domain/search'
import type { Store } from '@shop/domain/store'
import type { TrackedItem } from '@shop/domain/tracking'
import { LRUCache } from 'lru-cache'
import { type CategoryQuery, findCategories } from '../category/find-categories.ts'
import { findCategoryUrls } from '../category/find-category-urls.ts'
import type { EngineContext } from '../database/context.ts'
import { chooseVolumeDiscounts } from '../discount/find-cart-discounts.ts'
import { chooseExtraGuarantees, type ExtraGuaranteeOffer } from '../guarantee/find-extra-guarantees.ts'
import { detailsFrom, findProductDetails, findProducts } from '../product/find-products.ts'
import type { FoundProductPage, ProductListQuery } from '../product/product-query.ts'
import { findReviews, type ReviewQuery } from '../review/search-reviews.ts'
import { chooseStores, type StoreQuery, withRatings } from '../store/find-stores.ts'
import { CartGoods } from './cart-goods.ts'
import { type ComplementaryQuery, chooseComplementary } from './choose-complementary.ts'
import { chooseProducts, isForDatabase } from './choose-products.ts'
import { chooseRecommended, type RecommendationQuery } from './choose-recommended.ts'
import { chooseRedirection, type RedirectionQuery } from './choose-redirection.ts'
import { chooseRelated } from './choose-related.ts'
import { FilterAttributes } from './filter-attributes.ts'
import { PageTexts } from './page-texts.ts'
import { countriesOfBits } from './product-store.ts'
import { cardOf, type Reading, wholeProjectionOf } from './product-views.ts'
import type { ReadModel } from './read-model.ts'
import { hasReducedProducts } from './reduced-products.ts'
import { RememberedSiblings } from './remembered-siblings.ts'
import { RememberedStoreRatings } from './remembered-store-ratings.ts'
import { chooseTrackedItems, type TrackedItemQuery } from './tracked-items.ts'

/** Cards that were made, each of one product in one market and language. */
const MAX_CARDS = 6000

export interface ComparisonQuery extends ProductReading {
  readonly family: string
  /** Whether goods of second quality are compared, or only others. */
  readonly bware: boolean
  /** Default and most: 30 (PDP-15). */
  readonly limit?: number
}

export interface ComplementaryProducts {
  readonly products: ProductProjection[]
  readonly baseProduct: ProductProjection | null
}

/** What goes with a product by each rule, with what its reasons are written from. */
export interface FoundRelations {
  /** Of the product itself. */
  readonly attributes: readonly Attribute[]
  readonly definitions: ReadonlyMap<string, AttributeDefinition>
  /** `rule` is undefined for what the product names itself. */
  readonly related: readonly { readonly rule: RelationRule | undefined; readonly products: readonly ProductProjection[] }[]
  readonly bases: readonly ProductProjection[]
}

type ProductReading = Pick<ProductListQuery, 'language' | 'currency' | 'country' | 'customerGroupKey'>

/**
 * What pages and carts read of the catalogue, from memory. Answers are shared between callers, which must not change them.
 * All of it throws `Unavailable` while the memory cannot be kept true.
 */
export class Catalogue extends CartGoods {
  readonly #engine: EngineContext
  readonly #cards = new LRUCache<string, { readonly stamp: number; readonly card: ProductProjection }>({ max: MAX_CARDS })
  readonly #pageTexts: PageTexts
  readonly #siblings: RememberedSiblings
  readonly #storeRatings: RememberedStoreRatings
  readonly #filterAttributes: FilterAttributes

  constructor(engine: EngineContext, model: ReadModel) {
    super(model)
    this.#engine = engine
    this.#pageTexts = new PageTexts(engine.db, model)
    this.#siblings = new RememberedSiblings(model)
    this.#storeRatings = new RememberedStoreRatings(engine.db, model)
    this.#filterAttributes = new FilterAttributes(model)
  }

  /** Calls the listener with the countries whose published reviews come to something else, once `findStores` says so. */
  onOtherRatings(listener: (countries: readonly CountryCode[]) => void): void {
    this.#storeRatings.subscribe(listener)
  }

  /** Published products as cards, as the engine's `findProducts`, which gets what only the database can find. */
  async findProducts(query: ProductListQuery): Promise<FoundProductPage<ProductProjection>> {
    if (isForDatabase(query)) return findProducts(this.#engine, query)
    await this.model.fresh()
    const { limit = 24, offset = 0 } = query
    const { ids, total } = chooseProducts(this.model, query)
    const results = this.#cardsOf(ids, query)
    return { results, total, count: results.length, limit, offset }
  }

  /** Published products with all that their pages show; one statement for each whose texts are not in memory. */
  async findProductDetails(query: ProductListQuery): Promise<FoundProductPage<ProductDetails>> {
    if (isForDatabase(query)) return findProductDetails(this.#engine, query)
    await this.model.fresh()
    const { limit = 24, offset = 0 } = query
    const { ids, total } = chooseProducts(this.model, query)
    const found = await Promise.all(ids.map(id => this.#detailsOf(id, { ...query, now: this.#engine.now() })))
    const results = found.filter(details => details !== undefined)
    return { results, total, count: results.length, limit, offset }
  }

  /** Cards of products by id, in this order; those that are not published, or not in the language, are left out. */
  async findCards(ids: readonly string[], reading: ProductReading): Promise<ProductProjection[]> {
    await this.model.fresh()
    const published = ids.filter(id => this.model.products.entry(id)?.published)
    return this.#cardsOf(published, reading)
  }

  async findCategories(query: CategoryQuery): Promise<Category[]> {
    await this.model.fresh()
    return findCategories(this.model.trees, query)
  }

  async findCategoryUrls(): Promise<CategoryUrl[]> {
    await this.model.fresh()
    return findCategoryUrls(this.model.trees)
  }

  /** Stores as the engine's `findStores`. */
  async findStores(query: StoreQuery): Promise<Store[]> {
    await this.model.fresh()
    const found = chooseStores(this.model.stores, query)
    return query.withRating ? withRatings(found, await this.#storeRatings.read()) : found
  }

  /** A store as pages may show it: without its campaigns while its market has nothing that is reduced (SHELL-39). */
  withOpenCampaigns(store: Store): Store {
    const { campaigns = [], ...custom } = store.custom
    return campaigns.length === 0 || hasReducedProducts(this.model, store.country) ? store : { ...store, custom }
  }

  /** A page of a product's approved reviews with their statistics (REV-14, REV-15); none for an unknown product. */
  async findReviews(query: ReviewQuery): Promise<ReviewList> {
    await this.model.fresh()
    const { productId } = query.where
    const ratings = this.model.products.record(productId)?.ratings ?? null
    return findReviews(query, ratings, selection => this.#pageTexts.reviewsOf(productId, selection))
  }

  /** What products of a category, and below it, are filtered by, most telling first; see `FilterAttributes`. */
  async filterAttributesOf(categoryId: string): Promise<readonly CountedAttribute[]> {
    await this.model.fresh()
    return this.#filterAttributes.of(categoryId)
  }

  /** The volume discounts of a group, or of all, that count in a store now, by sort order ascending (DISC-04, DISC-05). */
  async findVolumeDiscounts(query: {
    readonly store: Pick<Store, 'key' | 'country' | 'custom'>
    readonly group?: string
  }): Promise<CartDiscount[]> {
    await this.model.fresh()
    return chooseVolumeDiscounts(this.#engine, this.model.discounts.all.values(), query)
  }

  /** Where a page of a market has moved, also one of the shop system before; undefined where nothing is known of a move (API-37). */
  async findRedirection(query: RedirectionQuery): Promise<RedirectionAnswer | undefined> {
    await this.model.fresh()
    return chooseRedirection(this.model, query)
  }

  /**
   * The guarantees that may be bought with a SKU in a store, cheapest first; none for an unknown SKU and where
   * `chooseExtraGuarantees` says so.
   */
  async findExtraGuarantees(query: {
    readonly sku: string
    readonly store: Pick<Store, 'custom'>
    readonly market: Market
    readonly locale: Locale
  }): Promise<ExtraGuaranteeOffer[]> {
    const { sku, store, market, locale } = query
    await this.model.fresh()
    const now = this.#engine.now()
    const variant = this.findSellable(sku, market, { now })
    if (!variant) return []
    const guarantees = [...this.model.guarantees.values()].flatMap(guarantee => {
      const own = this.findSellable(guarantee.sku, market, { now })
      return own ? [{ ...guarantee, name: own.name }] : []
    })
    return chooseExtraGuarantees(variant, guarantees, { store, locale })
  }

  /** Products of a family to compare, best score first; at most 30 are ranked (API-32, PDP-15, PDP-16). */
  async findComparisonProducts({
    family,
    bware,
    limit = COMPARISON_LIMIT,
    ...reading
  }: ComparisonQuery): Promise<ProductProjection[]> {
    await this.model.fresh()
    const attributes = [
      { name: 'family', type: 'text', values: [family] },
      { name: 'bware', type: 'boolean', values: [bware] },
    ] as const
    const { ids } = chooseProducts(this.model, { ...reading, where: { attributes }, limit: COMPARISON_LIMIT })
    return rankForComparison(this.#cardsOf(ids, reading)).slice(0, limit)
  }

  /** What goes well with a product, as cards; see `chooseComplementary`. Nothing where the product itself has no card. */
  async findComplementaryProducts(query: ComplementaryQuery): Promise<ComplementaryProducts> {
    await this.model.fresh()
    const { baseId, ids } = chooseComplementary(this.model, query)
    const [baseProduct = null] = baseId === undefined ? [] : this.#cardsOf([baseId], query)
    return { products: baseProduct ? this.#cardsOf(ids, query) : [], baseProduct }
  }

  /** Products that are recommended next to a product or a cart, as cards, best first (REC-02, REC-03). */
  async findRecommended(query: RecommendationQuery): Promise<ProductProjection[]> {
    await this.model.fresh()
    return this.#cardsOf(chooseRecommended(this.model, query), query)
  }

  /** What goes with a product and what it goes with, as cards; see `chooseRelated`. Undefined for an unknown SKU. */
  async findRelated(query: ProductReading & { readonly sku: string }): Promise<FoundRelations | undefined> {
    await this.model.fresh()
    const chosen = chooseRelated(this.model, query)
    if (!chosen) return undefined
    const { attributes, related, baseIds } = chosen
    const { definitions } = this.model
    return {
      ...{ attributes, definitions },
      related: related.map(({ rule, ids }) => ({ rule, products: this.#cardsOf(ids, query) })),
      bases: this.#cardsOf(baseIds, query),
    }
  }

  /** Cards of products by SKU, in this order, each once; those that are not sold in the market are left out. */
  async findSold(skus: readonly string[], reading: ProductReading): Promise<ProductProjection[]> {
    await this.model.fresh()
    const ids = new Set(skus.flatMap(sku => (isVirtualSku(sku) ? [] : (this.model.products.idOfSku(sku) ?? []))))
    return this.#cardsOf(
      [...ids].filter(id => this.model.products.entry(id)?.published),
      reading,
    ).filter(({ masterVariant }) => masterVariant.price)
  }

  /** Products as reports know them; see `chooseTrackedItems`. */
  async findTrackedItems(query: Omit<TrackedItemQuery, 'now'>): Promise<TrackedItem[]> {
    await this.model.fresh()
    return chooseTrackedItems(this.model, { ...query, now: this.#engine.now() })
  }

  #cardsOf(ids: readonly string[], reading: ProductReading): ProductProjection[] {
    const now = this.#engine.now()
    return ids.flatMap(id => this.#cardOf(id, { ...reading, now }) ?? [])
  }

  #cardOf(id: string, reading: Reading): ProductProjection | undefined {
    const entry = this.model.products.entry(id)
    if (!entry) return undefined
    const { country, currency, language, customerGroupKey = '' } = reading
    const key = `${id} ${country} ${currency} ${language} ${customerGroupKey}`
    const known = this.#cards.get(key)
    if (known?.stamp === entry.stamp) return known.card
    const record = this.model.products.record(id)
    const card = record && cardOf(record, reading, this.surroundings)
    if (card) this.#cards.set(key, { stamp: entry.stamp, card })
    return card
  }

  async #detailsOf(id: string, reading: Reading): Promise<ProductDetails | undefined> {
    const text = await this.#pageTexts.textsOf(id, reading.language)
    const entry = this.model.products.entry(id)
    const record = this.model.products.record(id)
    const projection = record && wholeProjectionOf(record, reading, this.surroundings)
    if (!projection || !entry || !text) return undefined
    const names = new Set(record.variants.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
    const attributeDefinitions = [...names].flatMap(name => this.model.definitions.get(name) ?? [])
    const { europeanArticleNumber } = record
    const details = detailsFrom(
      projection,
      { text, attributeDefinitions, europeanArticleNumber, soldIn: countriesOfBits(entry.listedIn) },
      reading,
    )
    const siblings = this.#siblings.soldOf(record, reading)
    return siblings.length > 0 ? { ...details, siblings } : details
  }
}
