import type { Meta } from '@storybook/react-vite'
import { demoCart } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { DiscountCodes } from './discount-codes.tsx'

const meta: Meta = { component: DiscountCodes }
export default meta

export const None = inShop(({ market }) => <DiscountCodes cart={demoCart(market.country, { fryer: 1 })} />)

export const Applied = inShop(({ market }) => (
  <div className="gallery-narrow">
    <DiscountCodes cart={demoCart(market.country, { fryer: 1 }, { codes: ['WELCOME10', 'SHIPFREE'] })} />
  </div>
))

/** A code that does not count says why. */
export const NotMatching = inShop(({ market }) => {
  const { discountCodes } = demoCart(market.country, { fryer: 1 }, { codes: ['WELCOME10'] })
  return (
    <div className="gallery-narrow">
      <DiscountCodes cart={{ discountCodes: discountCodes.map(code => ({ ...code, state: 'DoesNotMatchCart' })) }} />
    </div>
  )
})

/** What was typed stays. */
export const Refused = inShop(({ market }) => (
  <div className="gallery-narrow">
    <DiscountCodes cart={demoCart(market.country, { fryer: 1 })} refused={{ code: 'SPRING10', reason: 'unknown' }} />
  </div>
))
