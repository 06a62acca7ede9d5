import { availabilityOf } from '@shop/domain/inventory'
import type { Meta } from '@storybook/react-vite'
import { demoPrice, demoProduct } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { PriceTag, RatingLine, StockNote } from './product-notes.tsx'

const meta: Meta = { component: PriceTag }
export default meta

export const Prices = inShop(({ market }) => (
  <div className="gallery-column">
    <PriceTag price={demoPrice('crane', market)} />
    <PriceTag price={demoPrice('fryer', market)} />
    <PriceTag price={demoPrice('fryer', market)} size="lg" />
  </div>
))

/** What counts as few depends on the price; a colour never says it alone. */
export const Stock = inShop(({ market }) => (
  <div className="gallery-column">
    {[0, 1, 5, 120].map(quantity => (
      <StockNote key={quantity} variant={{ price: demoPrice('crane', market), availability: availabilityOf(quantity) }} />
    ))}
    <StockNote showQuantity variant={{ price: demoPrice('crane', market), availability: availabilityOf(120) }} />
  </div>
))

export const Ratings = inShop(({ market }) => (
  <div className="gallery-column">
    <RatingLine statistics={demoProduct('fryer', market).reviewRatingStatistics} />
    <RatingLine statistics={demoProduct('fryer', market).reviewRatingStatistics} href="#reviews" />
  </div>
))
