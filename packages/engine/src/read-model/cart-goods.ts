import type { CartDiscount } from '@shop/domain/discount'
import type { ExtraGuarantee } from '@shop/domain/guarantee'
import type { Market } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import { LRUCache } from 'lru-cache'
import type { CartCatalogue, PriceState } from '../cart/load-cart.ts'
import type { CategoryTrees } from '../category/category-trees.ts'
import type { SellableVariant } from '../product/sellable-variant.ts'
import { type Surroundings, sellableOf } from './product-views.ts'
import type { ReadModel } from './read-model.ts'

/** Variants as carts see them that were made, each in one market. */
const MAX_SELLABLES = 1000

/** Lists of discounts that were chosen: of each store without a code, and with those that shoppers type most. */
const MAX_DISCOUNT_LISTS = 500

interface RememberedSellable {
  readonly stamp: number
  readonly trees: CategoryTrees
  readonly sellable: SellableVariant
}

/** What changes of carts read, from memory: goods as lines are priced by them, guarantees, discounts and stores. */
export class CartGoods implements CartCatalogue {
  readonly model: ReadModel
  /** What lines of carts are priced by, which every change of a cart looks up for all its lines. */
  readonly #sellables = new LRUCache<string, RememberedSellable>({ max: MAX_SELLABLES })
  /** Which discounts may count for carts that are alike; the same list each time, so that it is put in order once. */
  #chosen: { readonly of: unknown; readonly lists: Map<string, readonly CartDiscount[]> } = { of: undefined, lists: new Map() }

  constructor(model: ReadModel) {
    this.model = model
  }

  protected get surroundings(): Surroundings {
    const { trees, products } = this.model
    return {
      trees,
      available: sku => products.available(sku),
      expectedDelivery: sku => products.expectedDelivery(sku),
      preorder: sku => products.preorder(sku),
    }
  }

  fresh(): Promise<void> {
    return this.model.fresh()
  }

  get version(): string {
    return this.model.version
  }

  get priceState(): PriceState | undefined {
    return this.model.priceState
  }

  giftSkus(): string[] {
    return [...this.model.discounts.all.values()].flatMap(({ value }) => (value.type === 'giftLineItem' ? value.sku : []))
  }

  findStore(key: string): Store | undefined {
    return this.model.stores.find(store => store.key === key)
  }

  findGuarantee(sku: string): ExtraGuarantee | undefined {
    return this.model.guarantees.get(sku)
  }

  findDiscounts(query: Parameters<CartCatalogue['findDiscounts']>[0]): readonly CartDiscount[] {
    const { discounts } = this.model
    if (this.#chosen.of !== discounts) this.#chosen = { of: discounts, lists: new Map() }
    const { lists } = this.#chosen
    const { storeKey, customerGroupKey = '', codeIds } = query
    const key = [storeKey, customerGroupKey, ...codeIds].join(' ')
    const known = lists.get(key) ?? this.#chooseDiscounts(query)
    if (!lists.has(key)) {
      if (lists.size >= MAX_DISCOUNT_LISTS) lists.clear()
      lists.set(key, known)
    }
    return known
  }

  #chooseDiscounts({ storeKey, customerGroupKey, codeIds }: Parameters<CartCatalogue['findDiscounts']>[0]): CartDiscount[] {
    const { all, idsOfCode } = this.model.discounts
    const granted = new Set(codeIds.flatMap(id => idsOfCode.get(id) ?? []))
    return [...all.values()].filter(({ id, isActive, requiresDiscountCode, stores, custom }) => {
      if (granted.has(id)) return true
      const isOfStore = stores.length === 0 || stores.some(({ key }) => key === storeKey)
      const isOfGroup = custom.cohortTier === undefined || custom.cohortTier === customerGroupKey
      return isActive && !requiresDiscountCode && isOfStore && isOfGroup
    })
  }

  findSellable(
    sku: string,
    market: Market,
    { now, customerGroupKey }: Parameters<CartCatalogue['findSellable']>[2],
  ): SellableVariant | undefined {
    const id = this.model.products.idOfSku(sku)
    const entry = id === undefined ? undefined : this.model.products.entry(id)
    if (!entry?.published) return undefined
    const { currency, country } = market
    const { stamp, hasTimedPrices } = entry
    const { trees } = this.model
    const key = `${sku} ${country} ${customerGroupKey ?? ''}`
    const known = hasTimedPrices ? undefined : this.#sellables.get(key)
    if (known?.stamp === stamp && known.trees === trees) return known.sellable
    const record = this.model.products.record(entry.id)
    const variant = record?.variants.find(candidate => candidate.sku === sku)
    // What has no text in a language of the market is not sold there: its pages do not exist.
    if (!record || !variant || !market.languages.some(language => record.texts[language])) return undefined
    const selection = { currency, country, now, ...(customerGroupKey ? { customerGroupKey } : {}) }
    const sellable = sellableOf(record, variant, market, selection, this.surroundings)
    this.#sellables.set(key, { stamp, trees, sellable })
    return sellable
  }
}
