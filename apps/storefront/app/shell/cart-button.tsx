import { totalQuantity } from '@shop/domain/cart'
import { IconShoppingCart } from '@shop/ui/icons'
import { useEffect, useState } from 'react'
import { Amount } from '../commerce-ui/prices.tsx'
import { useCart } from '../features/cart/cart-provider.tsx'
import { useShop } from '../request/use-shop.tsx'

/** How long the hint of an empty cart stays, unless a pointer is on it (SIDEBAR-06). */
const HINT_MS = 3000

/** Cart with sum and badge. A link to the cart page until scripts run, then it opens the sidebar or the empty hint (SHELL-18, SHELL-20, SHELL-21). */
export function CartButton() {
  const { t, hrefs, data } = useShop()
  const { cart, openSidebar } = useCart()
  const [hint, setHint] = useState(false)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!hint || isHeld) return
    const hide = setTimeout(() => setHint(false), HINT_MS)
    return () => clearTimeout(hide)
  }, [hint, isHeld])
  const count = cart ? totalQuantity(cart.lineItems) : 0
  return (
    <div className="relative">
      <a
        href={hrefs.checkout('cart')}
        aria-label={count > 0 ? t('shell.cartWithItems', { count }) : t('shell.cart')}
        data-cart-link={count}
        aria-haspopup="dialog"
        onClick={event => {
          // Its content could not be loaded: the page of the cart tries again, and says so when it cannot either.
          if (data.isCartUnknown && !cart) return
          event.preventDefault()
          if (count > 0) openSidebar()
          else setHint(!hint)
        }}
        className="flex min-h-11 items-center gap-4 rounded-md px-3 text-sm hover:bg-ink-800"
      >
        <span data-cart-badge className="relative">
          <IconShoppingCart />
          {count > 0 ? (
            <span
              key={count}
              className="num absolute -top-2.5 -right-3 grid [--spacing:0.25rem] h-5 min-w-5 animate-[badge_200ms] place-items-center rounded-full bg-signal-400 px-1 text-xs font-semibold text-ink-950"
            >
              {count > 99 ? '99+' : count}
            </span>
          ) : null}
        </span>
        {cart && count > 0 ? (
          <span className="num max-md:hidden">
            <Amount gross={cart.totalPrice} net={cart.taxedPrice.totalNet} />
          </span>
        ) : null}
      </a>
      <p
        role="status"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        className={
          hint
            ? 'absolute right-0 z-50 mt-1 rounded-card bg-white p-4 text-sm whitespace-nowrap text-ink-900 shadow-pop'
            : 'sr-only'
        }
      >
        {hint ? t('shell.cartEmptyHint') : ''}
      </p>
    </div>
  )
}
