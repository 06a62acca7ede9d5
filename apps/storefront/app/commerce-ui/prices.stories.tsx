import type { Meta } from '@storybook/react-vite'
import { demoPrice } from '../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { Amount, ByPriceDisplay, StruckPrice } from './prices.tsx'

const meta: Meta = { component: Amount }
export default meta

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
