import type { Cart } from '@shop/domain/cart'
import { buttonClass } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'

/** What else can be done with a cart: going on, and saving it as a list. */
export function CartLinks() {
  const { t, hrefs } = useShop()
  const look = `${buttonClass('link')} justify-self-center`
  return (
    <>
      <a href={hrefs.home()} className={look}>
        {t('cart.continue')}
      </a>
      <a href={hrefs.saveToList()} rel="nofollow" className={look}>
        {t('account.saveToList')}
      </a>
    </>
  )
}

/** The way to the checkout; where there is one column, with the total in a bar that stays at the bottom. */
export function CheckoutLink({ cart }: { cart: Pick<Cart, 'totalPrice'> }) {
  const { t, hrefs, money } = useShop()
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:bg-white max-lg:px-4 max-lg:py-3 max-lg:shadow-bar">
      <p aria-hidden="true" className="num font-display text-h3 font-bold whitespace-nowrap lg:hidden">
        {money(cart.totalPrice)}
      </p>
      <a href={hrefs.checkout('addresses')} className={`${buttonClass('primary', 'lg')} grow`}>
        {t('cart.checkout')}
      </a>
    </div>
  )
}
