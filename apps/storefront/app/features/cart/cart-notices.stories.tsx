import type { Meta } from '@storybook/react-vite'
import { demoCart } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { CheckoutClosed, FreeDeliveryBar } from './cart-notices.tsx'

const meta: Meta = { component: FreeDeliveryBar }
export default meta

export const SomethingMissing = inShop(({ market }) => (
  <div className="gallery-narrow">
    <FreeDeliveryBar cart={demoCart(market.country, { vacuumBags: 1 })} />
  </div>
))

export const Reached = inShop(({ market }) => (
  <div className="gallery-narrow">
    <FreeDeliveryBar cart={demoCart(market.country, { crane: 1 })} />
  </div>
))

/** In a market whose checkout is not open. */
export const NoCheckout = inShop(() => (
  <div className="gallery-narrow">
    <CheckoutClosed />
  </div>
))
