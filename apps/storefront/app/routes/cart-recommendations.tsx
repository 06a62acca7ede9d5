import type { Cart } from '@shop/domain/cart'
import type { ProductProjection } from '@shop/domain/product'
import { useEffect, useRef } from 'react'
import { QuickAddButton } from '../features/cart/quick-add-button.tsx'
import { ProductGrid } from '../features/product/product-grid.tsx'
import { useShop } from '../request/use-shop.tsx'

interface CartRecommendationsProps {
  readonly products: readonly ProductProjection[]
  /** As it is now: what has been put into it meanwhile is no longer shown. */
  readonly cart: Cart
}

/** What goes well with a cart, below it (CART-29). */
export function CartRecommendations({ products, cart }: CartRecommendationsProps) {
  const { t } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  const inCart = new Set(cart.lineItems.map(line => line.variant.sku))
  const others = products.filter(({ masterVariant }) => !inCart.has(masterVariant.sku))
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
      <ProductGrid columns="four" fillsRows products={others} renderAction={product => <QuickAddButton product={product} />} />
    </section>
  )
}
