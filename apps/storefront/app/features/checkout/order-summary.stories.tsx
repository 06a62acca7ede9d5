import type { Meta } from '@storybook/react-vite'
import { demoCart } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { OrderSummary } from './order-summary.tsx'

const meta: Meta = { component: OrderSummary }
export default meta

export const Goods = inShop(({ market }) => (
  <div className="gallery-narrow">
    <OrderSummary cart={demoCart(market.country, { barstool: 2 })} />
  </div>
))

export const DiscountsAndFreight = inShop(({ market }) => (
  <div className="gallery-narrow">
    <OrderSummary cart={demoCart(market.country, { fryer: 3, bottleCooler: 1 }, { codes: ['WELCOME10', 'SHIPFREE'] })} />
  </div>
))
