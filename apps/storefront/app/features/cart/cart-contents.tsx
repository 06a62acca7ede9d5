import type { Cart } from '@shop/domain/cart'
import { isVirtualSku } from '@shop/domain/product'
import { useEffect, useState } from 'react'
import { NO_PREORDERS } from '../../catalogue/preorders.ts'
import { PreordersContext } from '../../commerce-ui/preorders.tsx'
import { useShop, useToggle } from '../../request/use-shop.tsx'
import { ComplementCards, fetchOffers, type OffersForAdded } from './after-adding.tsx'
import { CartLines } from './cart-lines.tsx'
import { CheckoutClosed, FreeDeliveryBar } from './cart-notices.tsx'
import { DiscountCodes } from './discount-codes.tsx'

/** Most products that are shown below the lines of the cart. */
const MAX_COMPLEMENTS = 4

/** What is in the cart, as the sidebar shows it: lines, codes, and what goes with them (SIDEBAR-04). */
export function CartContents({ cart }: { cart: Cart }) {
  const { market } = useShop()
  const found = useOffers(cart)
  return (
    <>
      {/* In what scrolls: it would leave no room for the lines on a phone. */}
      {market.checkoutEnabled ? null : (
        <div className="pb-3">
          <CheckoutClosed isTextOnly />
        </div>
      )}
      <FreeDeliveryBar cart={cart} />
      <PreordersContext value={found?.preorders ?? NO_PREORDERS}>
        <CartLines cart={cart} offers={found?.current} />
      </PreordersContext>
      {cart.quote ? null : (
        <>
          <div className="border-t border-steel-200 pt-3">
            <DiscountCodes cart={cart} />
          </div>
          {found ? <GoesWell cart={cart} found={found} /> : null}
        </>
      )}
    </>
  )
}

/** What can be offered with the products of the cart, asked for once they are other products; undefined while it is not known. */
function useOffers(cart: Cart): OffersForAdded | undefined {
  const { hrefs } = useShop()
  const isRecommending = useToggle('bloomreach-api')
  const [found, setFound] = useState<OffersForAdded>()
  const lines = cart.lineItems.filter(({ variant }) => !isVirtualSku(variant.sku))
  const skus = lines.map(({ variant }) => variant.sku)
  // How many there are in the cart only decides about what comes later.
  const units = skus.some(sku => found?.current[sku]?.isOnPreorder) ? lines.map(({ quantity }) => quantity) : []
  const href = hrefs.addedProducts(skus, isRecommending, units)
  useEffect(() => {
    let isOver = false
    void fetchOffers(href).then(offers => {
      if (offers && !isOver) setFound(offers)
    })
    return () => {
      isOver = true
    }
  }, [href])
  return found
}

/** What goes with the cart, without what is in it. */
function GoesWell({ cart, found }: { cart: Cart; found: OffersForAdded }) {
  const { t } = useShop()
  const inCart = new Set(cart.lineItems.map(({ variant }) => variant.sku))
  const complements = found.complements.filter(({ sku }) => !inCart.has(sku)).slice(0, MAX_COMPLEMENTS)
  if (complements.length === 0) return null
  return (
    <section className="mt-4 border-t border-steel-200 pt-4">
      <h3 className="mb-3 text-base font-semibold">{t('cart.goesWellWith')}</h3>
      <ComplementCards recommendationId={found.recommendationId} complements={complements} />
    </section>
  )
}
