import type { Cart } from '@shop/domain/cart'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/environment.ts'
import { splitComponent } from '../../browser/split-component.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** Of no use to a browser that has no wallet, nor before the page is there. */
const ExpressButton = splitComponent(async () => (await import('./express-button.tsx')).ExpressButton)

interface ExpressPayProps {
  readonly cart: Cart
  /** What the place shows until a wallet comes, as high as its button: the ways to pay. */
  readonly children: ReactNode
}

/**
 * The place of express payment for a cart that can be bought (PAY-19). It shows the ways to pay, in the height of the button that
 * takes their place where a wallet comes, so that nothing moves, and nothing is empty where none does: only the browser knows
 * whether it has one. What the button needs is loaded when the browser is idle.
 */
export function ExpressPay({ cart, children }: ExpressPayProps) {
  const { market } = useShop()
  const [isLoaded, setLoaded] = useState(false)
  const [isReady, setReady] = useState(false)
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
  const showButton = useCallback(() => setReady(true), [])
  if (!isPayable) return null
  return (
    <div className="min-h-12">
      {isLoaded ? <ExpressButton cart={cart} onReady={showButton} /> : null}
      {isReady ? null : children}
    </div>
  )
}
