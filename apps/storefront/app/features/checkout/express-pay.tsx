import type { Cart } from '@shop/domain/cart'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../browser/environment.ts'
import { splitComponent } from '../../browser/split-component.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** Of no use to a browser that has no wallet, nor before the page is there. */
const ExpressButton = splitComponent(async () => (await import('./express-button.tsx')).ExpressButton)

/**
 * The place of express payment for a cart that can be bought, as high from the start as the button that may come into it, so that
 * nothing moves (PAY-19). What fills it is loaded when the browser is idle; without scripts it is not there.
 */
export function ExpressPay({ cart }: { readonly cart: Cart }) {
  const { market } = useShop()
  const [isLoaded, setLoaded] = useState(false)
  const isPayable = market.checkoutEnabled && cart.lineItems.length > 0 && cart.totalPrice.centAmount > 0
  useEffect(() => {
    if (!isPayable) return
    return whenIdle(
      () =>
        void ExpressButton.load().then(
          () => setLoaded(true),
          // The cart is bought the other way.
          () => undefined,
        ),
    )
  }, [isPayable])
  if (!isPayable) return null
  return <div className="min-h-12 noscript:hidden">{isLoaded ? <ExpressButton cart={cart} /> : null}</div>
}
