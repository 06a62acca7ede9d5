import type { Cart } from '@shop/domain/cart'
import { isVirtualSku, type ProductProjection } from '@shop/domain/product'
import { optionalBlock } from '../../shop/optional-block.server.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'
import { bestCommon } from './best-common.ts'

/** Most products shown below a cart. */
const SHOWN_LIMIT = 4
/** Lines that are asked for, the newest ones: each is a call of its own. */
const ASKED_LIMIT = 4
/** The cart page waits this long at most. */
const PATIENCE_MS = 300

/** What goes well with the goods of a cart and is not in it: the best common answers for its lines (CART-29, COMP-04). */
export function loadRecommendations(shop: ShopRequest, cart: Pick<Cart, 'lineItems'>): Promise<readonly ProductProjection[]> {
  return optionalBlock('cart recommendations', askForLines(shop, cart), [], { patienceMs: PATIENCE_MS })
}

async function askForLines({ client, language }: ShopRequest, { lineItems }: Pick<Cart, 'lineItems'>) {
  const inCart = new Set(lineItems.map(line => line.variant.sku).filter(sku => !isVirtualSku(sku)))
  const chosen = lineItems.filter(line => line.lineItemMode === 'Standard').map(line => line.variant.sku)
  const bases = [...new Set(chosen)].filter(sku => inCart.has(sku)).slice(-ASKED_LIMIT)
  const answers = await Promise.all(
    bases.map(async base => {
      // The first one is the base, and none of them is answered.
      const skus = [base, ...inCart.difference(new Set([base]))].slice(0, 100)
      const options = { limit: SHOWN_LIMIT, isOnStock: true }
      const { products } = await client.call('getComplementaryProductsBySku', { skus, options, locale: language })
      return products.filter(({ masterVariant }) => !inCart.has(masterVariant.sku) && !isVirtualSku(masterVariant.sku))
    }),
  )
  return bestCommon(answers, SHOWN_LIMIT)
}
