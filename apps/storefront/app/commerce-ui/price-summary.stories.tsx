import type { Meta } from '@storybook/react-vite'
import { demoCart } from '../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { PriceSummary } from './price-summary.tsx'

const meta: Meta = { component: PriceSummary }
export default meta

export const Summary = inShop(({ market }) => (
  <div className="gallery-narrow">
    <PriceSummary totals={demoCart(market.country, { barstool: 2 })} />
  </div>
))

/** With volume prices and a code on the total. */
export const WithDiscounts = inShop(({ market }) => (
  <div className="gallery-narrow">
    <PriceSummary totals={demoCart(market.country, { fryer: 3, vacuumBags: 1 }, { codes: ['WELCOME10'] })} />
  </div>
))

/** Goods on a pallet, whose delivery a code pays for. */
export const WithFreight = inShop(({ market }) => (
  <div className="gallery-narrow">
    <PriceSummary totals={demoCart(market.country, { bottleCooler: 1 }, { codes: ['SHIPFREE'] })} />
  </div>
))
