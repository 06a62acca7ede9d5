import type { Cart } from '@shop/domain/cart'
import { CartLines } from './cart-lines.tsx'
import { FreeDeliveryBar } from './cart-notices.tsx'
import { DiscountCodes } from './discount-codes.tsx'

/** What is in the cart, as the sidebar shows it: lines, and codes (SIDEBAR-04). */
export function CartContents({ cart }: { cart: Cart }) {
  return (
    <>
      <FreeDeliveryBar cart={cart} />
      <CartLines cart={cart} />
      {cart.quote ? null : (
        <div className="border-t border-steel-200 pt-3">
          <DiscountCodes cart={cart} />
        </div>
      )}
    </>
  )
}
