import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { VatNumberField } from './vat-number-field.tsx'

const meta: Meta = { component: VatNumberField }
export default meta

/** The example is a number of the chosen country. */
export const Empty = inShop(() => (
  <div className="gallery-narrow">
    <VatNumberField initial="" />
  </div>
))

export const WithError = inShop(({ t, market }) => (
  <div className="gallery-narrow">
    <VatNumberField initial={market.vatNumber.prefix} error={t('checkout.vatReasonNumber')} />
  </div>
))
