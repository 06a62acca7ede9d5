import type { Cart } from '@shop/domain/cart'
import { sharedLinesOf } from '@shop/domain/cart'
import { buttonClass } from '@shop/ui'
import { redirect } from 'react-router'
import type { FragmentData } from '../commerce-ui/fragment.tsx'
import { renderStill, type SendFragment } from '../commerce-ui/still.server.tsx'
import { sharedCartHref } from '../href/mark-hrefs.ts'
import type { ShopRequest } from '../request/request-context.server.ts'
import { findActiveCart } from '../request/session.server.ts'
import type { ShopData } from '../request/shop-data.ts'
import { useShop } from '../request/use-shop.tsx'

/** What the button that shares a cart says to the action of its page. */
export const SHARE = 'share'

/** The button that makes a link to a cart; undefined where there is nothing to share. Only the server renders it. */
export function viewShare(data: ShopData, { lineItems }: Pick<Cart, 'lineItems'>, send: SendFragment): FragmentData | undefined {
  if (sharedLinesOf(lineItems).length === 0) return undefined
  return send(
    'share',
    renderStill(data, { name: 'share-cart', input: null }, () => <ShareForm />),
  )
}

function ShareForm() {
  const { t, hrefs } = useShop()
  return (
    <form method="post" action={hrefs.checkout('cart')} className="justify-self-center">
      <button type="submit" name="intent" value={SHARE} className={buttonClass('link')}>
        {t('sharedCart.share')}
      </button>
    </form>
  )
}

/** Makes a link to the visitor's cart and leads to its page, which shows it (a thrown redirect). */
export async function shareActiveCart(shop: ShopRequest): Promise<never> {
  const cart = await findActiveCart(shop)
  if (!cart || sharedLinesOf(cart.lineItems).length === 0) throw redirect(shop.hrefs.checkout('cart'), 303)
  const { token } = await shop.client.call('shareCart', { id: cart.id })
  throw redirect(sharedCartHref(shop.hrefs, token, true), 303)
}
