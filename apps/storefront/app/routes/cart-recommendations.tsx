import type { Cart } from '@shop/domain/cart'
import { classNames } from '@shop/ui'
import { useEffect, useRef } from 'react'
import { recommendationAttributes } from '../catalogue/recommendation-mark.ts'
import { Fragment, type FragmentData } from '../commerce-ui/fragment.tsx'
import { useShop } from '../request/use-shop.tsx'

/** A product that goes with a cart. */
export interface RecommendedProduct {
  readonly sku: string
  readonly card: FragmentData
}

interface CartRecommendationsProps {
  readonly products: readonly RecommendedProduct[]
  /** What recommends them. */
  readonly recommendationId: string
  /** As it is now: what has been put into it meanwhile is no longer shown. */
  readonly cart: Cart
}

/** What goes well with a cart, below it (CART-29). */
export function CartRecommendations({ products, recommendationId, cart }: CartRecommendationsProps) {
  const { t } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  const inCart = new Set(cart.lineItems.map(line => line.variant.sku))
  const others = products.filter(({ sku }) => !inCart.has(sku))
  const shownBefore = useRef(others.length)
  useEffect(() => {
    // The button that added a product is gone with its card: the keyboard stays here.
    if (others.length < shownBefore.current && document.activeElement === document.body) heading.current?.focus()
    shownBefore.current = others.length
  }, [others.length])
  if (others.length === 0) return null
  return (
    <section className="mx-auto mt-14 max-w-6xl">
      <h2 ref={heading} tabIndex={-1} className="mb-5 text-h2">
        {t('cart.goesWellWith')}
      </h2>
      <ul className="grid pair-33 gap-2.5 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
        {others.map(({ sku, card }, index) => (
          // The fourth would be alone in a row of three.
          <li
            key={sku}
            {...recommendationAttributes({ id: recommendationId, name: 'cart' })}
            className={classNames('min-w-0', index === 3 && 'md:max-lg:hidden')}
          >
            <Fragment fragment={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
