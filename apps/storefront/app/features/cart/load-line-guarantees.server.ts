import type { Cart } from '@shop/domain/cart'
import { isVirtualSku } from '@shop/domain/product'
import type { GuaranteeOffer } from '../../catalogue/guarantee-offers.server.ts'
import { loadGuarantees } from '../../catalogue/guarantee-offers.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'

/** Products of a cart that guarantees are asked for; a cart with more cannot be paid in one go. */
const ASKED_LIMIT = 20

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
    .slice(0, ASKED_LIMIT)
  return Object.fromEntries(await Promise.all(skus.map(async sku => [sku, await loadGuarantees(shop, sku)] as const)))
}
