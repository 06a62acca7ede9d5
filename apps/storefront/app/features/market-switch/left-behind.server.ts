import { OperationError } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import { localize } from '@shop/domain/market'
import { translatorOf } from '../../request/messages.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { HAND_OVER } from './switch-market.server.ts'

/** What the page of a cart says about goods that did not come from another country. */
export interface LeftBehindNotice {
  readonly title: string
  readonly items: readonly { readonly sku: string; readonly text: string }[]
}

/** Says what of a cart that was just taken over is not in this one; nothing without it, and when its link is over. */
export async function leftBehindNotice(shop: ShopRequest, cart: Cart, url: URL): Promise<LeftBehindNotice | undefined> {
  const link = url.searchParams.get(HAND_OVER)
  if (!link) return undefined
  try {
    const { left } = await shop.client.call('getLeftBehind', { id: cart.id, link })
    if (left.length === 0) return undefined
    const items = left.map(({ sku, name, quantity }) => ({ sku, text: `${quantity} × ${localize(name, shop.locale)}` }))
    return { title: translatorOf(shop.locale)('marketSwitch.left'), items }
  } catch (error) {
    if (error instanceof OperationError && error.statusCode < 500) return undefined
    throw error
  }
}
