import type { Meta } from '@storybook/react-vite'
import { demoCart, demoPrice } from '../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { PriceSummary } from './price-summary.tsx'
import { Amount, ByPriceDisplay, StruckPrice } from './prices.tsx'

const meta: Meta = { component: PriceSummary }
export default meta

export const Summary = inShop(({ market }) => (
  <div className="gallery-narrow">
    <PriceSummary totals={demoCart(market.country, { barstool: 2 })} />
  </div>
))

/** With volume prices and a code on the total. */
export const SummaryWithDiscounts = inShop(({ market }) => (
  <div className="gallery-narrow">
    <PriceSummary totals={demoCart(market.country, { fryer: 3, vacuumBags: 1 }, { codes: ['WELCOME10'] })} />
  </div>
))

/** Goods on a pallet, whose delivery a code pays for. */
export const SummaryWithFreight = inShop(({ market }) => (
  <div className="gallery-narrow">
    <PriceSummary totals={demoCart(market.country, { bottleCooler: 1 }, { codes: ['SHIPFREE'] })} />
  </div>
))

/** The lowest price of the 30 days before a reduction; nothing for goods that are not reduced. */
export const Struck = inShop(({ market }) => (
  <p className="gallery-row">
    <StruckPrice price={demoPrice('fryer', market)} />
    <StruckPrice price={demoPrice('crane', market)} />
  </p>
))

/** A price with VAT or without, as the visitor has chosen; the choice is in the toolbar. */
export const GrossOrNet = inShop(({ market, t }) => (
  <p className="num">
    <Amount gross={demoPrice('crane', market).value} isNoted />{' '}
    <ByPriceDisplay gross={t('product.inclVatPlusDelivery')} net={t('priceDisplay.exclVatPlusDelivery')} />
  </p>
))
