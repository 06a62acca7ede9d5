import type { Cart } from '@shop/domain/cart'
import type { Market } from '@shop/domain/market'
import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { demoCart, demoGuarantees } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartProvider } from './cart-provider.tsx'

const meta: Meta = { component: CartLines }
export default meta

function InCart({ cart, children }: { readonly cart: Cart; readonly children: ReactNode }) {
  return (
    <div className="gallery-column">
      <CartProvider initialCart={cart}>{children}</CartProvider>
    </div>
  )
}

/** What is offered with the products of these stories; without it the lines would ask a shop for it. */
const guaranteesOf = (market: Market) => ({
  ...demoGuarantees('fryer', market),
  ...demoGuarantees('welder', market),
  ...demoGuarantees('vacuumBags', market),
  ...demoGuarantees('crane', market),
})

export const Lines = inShop(({ market }) => {
  const cart = demoCart(market.country, { fryer: 1, welder: 2, vacuumBags: 10 })
  return (
    <InCart cart={cart}>
      <CartLines cart={cart} guarantees={guaranteesOf(market)} />
    </InCart>
  )
})

/** From three units on the volume discount of a line is named. */
export const WithVolumeDiscount = inShop(({ market }) => {
  const cart = demoCart(market.country, { fryer: 3 })
  return (
    <InCart cart={cart}>
      <CartLines cart={cart} guarantees={guaranteesOf(market)} />
    </InCart>
  )
})

/** Below its product, with the same quantity. */
export const WithGuarantee = inShop(({ market }) => {
  const cart = demoCart(market.country, { fryer: 2 }, { guaranteed: 'fryer' })
  return (
    <InCart cart={cart}>
      <CartLines cart={cart} />
    </InCart>
  )
})

/** Fewer are left than the line has. */
export const TooFewLeft = inShop(({ market }) => {
  const cart = demoCart(market.country, { crane: 3 })
  const [line] = cart.lineItems
  return (
    <InCart cart={cart}>
      <CartLines
        cart={cart}
        guarantees={guaranteesOf(market)}
        offers={line && { [line.variant.sku]: { availableQuantity: 1 } }}
      />
    </InCart>
  )
})

/** The cart of a quote is ordered as it is. */
export const OfAQuote = inShop(({ market }) => {
  const cart: Cart = {
    ...demoCart(market.country, { crane: 2 }),
    quote: { id: 'quote', quoteNumber: 'AN00000001', version: 1, validUntil: '2026-12-31T00:00:00.000Z' },
  }
  return (
    <InCart cart={cart}>
      <CartLines cart={cart} />
    </InCart>
  )
})
