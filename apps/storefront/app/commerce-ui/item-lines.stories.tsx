import type { Meta } from '@storybook/react-vite'
import { demoCart } from '../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { ItemLines } from './item-lines.tsx'

const meta: Meta = { component: ItemLines }
export default meta

export const Lines = inShop(({ market }) => (
  <div className="gallery-narrow">
    <ItemLines lines={demoCart(market.country, { fryer: 1, vacuumBags: 4 }).lineItems} />
  </div>
))

export const LongName = inShop(({ market }) => (
  <div className="gallery-narrow">
    <ItemLines lines={demoCart(market.country, { welder: 12 }).lineItems} />
  </div>
))

export const WithGuarantee = inShop(({ market }) => (
  <div className="gallery-narrow">
    <ItemLines lines={demoCart(market.country, { fryer: 2 }, { guaranteed: 'fryer' }).lineItems} />
  </div>
))

/** A gift says so, and costs nothing. */
export const Gift = inShop(({ market }) => (
  <div className="gallery-narrow">
    <ItemLines
      lines={demoCart(market.country, { vacuumBags: 1 }).lineItems.map(line => ({
        ...line,
        lineItemMode: 'GiftLineItem' as const,
        totalPrice: { ...line.totalPrice, centAmount: 0 },
      }))}
    />
  </div>
))
