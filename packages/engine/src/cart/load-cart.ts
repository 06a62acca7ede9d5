import type { CustomerGroupKey } from '@shop/domain/customer'
import type { CartDiscount } from '@shop/domain/discount'
import type { ExtraGuarantee } from '@shop/domain/guarantee'
import type { Market } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import type { Database, EngineContext } from '../database/context.ts'
import type { SellableVariant } from '../product/sellable-variant.ts'
import { type BareCart, selectBareCart } from './bare-cart-rows.ts'
import type { CartMemory } from './cart-memory.ts'
import type { CartRequest } from './cart-request.ts'
import type { LoadedCart, LoadOptions } from './loaded-cart.ts'
import { selectCart } from './loaded-cart-rows.ts'

/** A state of what carts are priced by, in memory. */
export interface PriceState {
  /** The snapshot of the database that was looked at, as PostgreSQL writes it: all that it shows is in the state. */
  readonly snapshot: string
  /** How many states there were before; the same number is the same prices, whatever else was looked at since. */
  readonly changes: number
}

/** What carts are priced by, from memory. */
export interface CartCatalogue {
  /** Resolves while what is read is true; throws `Unavailable` where it may not be. */
  fresh(): Promise<void>
  /** Which state of the catalogue is read: the number of the first transaction that is not in it, as decimal text. */
  readonly version: string
  /** The state of what carts are priced by; undefined while another one is taken over, when parts of both are read. */
  readonly priceState: PriceState | undefined
  /** What discounts give away. */
  giftSkus(): string[]
  findStore(key: string): Store | undefined
  /** Discounts that count for carts of a store and a customer group by themselves, and those that codes grant, by id. */
  findDiscounts(query: {
    readonly storeKey: string
    readonly customerGroupKey?: CustomerGroupKey | undefined
    readonly codeIds: readonly string[]
  }): readonly CartDiscount[]
  findGuarantee(sku: string): ExtraGuarantee | undefined
  /** What visitors, or customers of a group, buy under a SKU at an instant (ISO); undefined where it is not sold. */
  findSellable(
    sku: string,
    market: Market,
    selection: { readonly now: string; readonly customerGroupKey?: CustomerGroupKey | undefined },
  ): SellableVariant | undefined
}

/** The context of operations on carts; without the catalogue in memory they read it from the database. */
export interface CartContext extends EngineContext {
  readonly catalogue?: CartCatalogue
  /** Without it every cart is read as a whole each time. */
  readonly carts?: CartMemory
}

/**
 * The owner's cart in the store, in any state, and all it is priced by at an instant; undefined when there is no such
 * cart. One statement by key where the catalogue is in memory, which is 300 ms old at most: an order, which must not be
 * wrong, reads everything by `selectCart`.
 */
export async function loadCart(
  { catalogue, carts }: CartContext,
  db: Database,
  request: Omit<CartRequest, 'version'>,
  { market, now, options = {} }: { readonly market: Market; readonly now: string; readonly options?: LoadOptions | undefined },
): Promise<LoadedCart | undefined> {
  if (!catalogue || options.skus) return selectCart(db, request, market, now, options)
  await catalogue.fresh()
  const bare = await selectBareCart(db, request, options, carts?.find(request.id))
  return bare && withPricing(catalogue, bare, { market, now, storeKey: request.storeKey, sku: options.sku })
}

/** A cart with all it is priced by, from memory, which the caller has made sure is true. */
export function withPricing(
  catalogue: CartCatalogue,
  { cart, codes, stock, ...group }: BareCart,
  of: { readonly market: Market; readonly now: string; readonly storeKey: string; readonly sku?: string | undefined },
): LoadedCart {
  const { market, now, storeKey, sku: wanted } = of
  const store = catalogue.findStore(storeKey)
  if (!store) throw new Error(`There is no store ${storeKey}`)
  const { customerGroupKey } = group
  const discounts = catalogue.findDiscounts({ storeKey, customerGroupKey, codeIds: codes.map(({ id }) => id) })
  const skus = new Set([
    ...cart.lineItems.map(({ variant }) => variant.sku),
    ...(wanted === undefined ? [] : [wanted]),
    ...discounts.flatMap(({ value }) => (value.type === 'giftLineItem' ? value.sku : [])),
  ])
  const offers = new Map<string, SellableVariant>()
  const guarantees: ExtraGuarantee[] = []
  for (const sku of skus) {
    const sellable = catalogue.findSellable(sku, market, { now, customerGroupKey })
    if (sellable) offers.set(sku, stock?.sku === sku ? { ...sellable, available: stock.available } : sellable)
    const guarantee = catalogue.findGuarantee(sku)
    if (guarantee) guarantees.push(guarantee)
  }
  return { cart, codes, ...group, store, discounts, offers, guarantees, catalogueVersion: catalogue.version }
}
