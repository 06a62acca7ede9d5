import type { Cart } from '@shop/domain/cart'
import { isVirtualSku, type ProductProjection } from '@shop/domain/product'
import { type GuaranteeOffer, loadGuarantees } from '../../catalogue/guarantee-offers.server.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'

/** Products whose guarantees are requested; a larger cart cannot be paid in one go. */
const MAX_GUARANTEE_REQUESTS = 20

/** The guarantees offered with the products of a cart that have none, by SKU (EG-03, EG-04). */
export async function loadLineGuarantees(
  shop: ShopRequest,
  cart: Pick<Cart, 'lineItems'>,
): Promise<Record<string, readonly GuaranteeOffer[]>> {
  const guaranteed = cart.lineItems.map(line => line.custom.parentSku)
  const skus = cart.lineItems
    .filter(line => line.lineItemMode === 'Standard')
    .map(line => line.variant.sku)
    .filter(sku => !isVirtualSku(sku) && !guaranteed.includes(sku))
    .slice(0, MAX_GUARANTEE_REQUESTS)
  return Object.fromEntries(await Promise.all(skus.map(async sku => [sku, await loadGuarantees(shop, sku)] as const)))
}

/** Products shown below a cart. */
const MAX_RECOMMENDATIONS = 4
/** Lines whose complementary products are requested, the newest ones: each is a call of its own. */
const MAX_BASES = 4
/** How long the cart page waits for recommendations. */
const PATIENCE_MS = 300

/** Products that complement those of a cart, ranked over all of its lines (CART-29, COMP-04). */
export function loadRecommendations(shop: ShopRequest, cart: Pick<Cart, 'lineItems'>): Promise<readonly ProductProjection[]> {
  return optionalBlock('cart recommendations', fetchComplementaryProducts(shop, cart), [], { patienceMs: PATIENCE_MS })
}

async function fetchComplementaryProducts({ client, language }: ShopRequest, { lineItems }: Pick<Cart, 'lineItems'>) {
  const inCart = new Set(lineItems.map(line => line.variant.sku).filter(sku => !isVirtualSku(sku)))
  const chosen = lineItems.filter(line => line.lineItemMode === 'Standard').map(line => line.variant.sku)
  const bases = [...new Set(chosen)].filter(sku => inCart.has(sku)).slice(-MAX_BASES)
  const lists = await Promise.all(
    bases.map(async base => {
      // The first SKU is the base; the others are excluded from the result.
      const skus = [base, ...inCart.difference(new Set([base]))].slice(0, 100)
      const options = { limit: MAX_RECOMMENDATIONS, isOnStock: true }
      const { products } = await client.call('getComplementaryProductsBySku', { skus, options, locale: language })
      return products.filter(({ masterVariant }) => !inCart.has(masterVariant.sku) && !isVirtualSku(masterVariant.sku))
    }),
  )
  return rankByOverlap(lists, MAX_RECOMMENDATIONS)
}

interface RankedItem<Item> {
  readonly item: Item
  readonly listCount: number
  /** Sum of its positions in the lists. */
  readonly positions: number
}

/** Ranks the items of several lists: those in most lists first, then by their mean position; ties keep their order. */
export function rankByOverlap<Item extends { readonly id: string }>(
  lists: readonly (readonly Item[])[],
  limit: number,
): readonly Item[] {
  const ranked = new Map<string, RankedItem<Item>>()
  for (const list of lists)
    for (const [position, item] of list.entries()) {
      const { listCount, positions } = ranked.get(item.id) ?? { listCount: 0, positions: 0 }
      ranked.set(item.id, { item, listCount: listCount + 1, positions: positions + position })
    }
  return [...ranked.values()]
    .sort((a, b) => b.listCount - a.listCount || a.positions / a.listCount - b.positions / b.listCount)
    .slice(0, limit)
    .map(({ item }) => item)
}
