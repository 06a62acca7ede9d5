import { PROVIDER_METHODS } from '@shop/domain/payment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { PaymentMark, WaysToPay } from './payment-marks.tsx'

const meta: Meta = { component: PaymentMark }
export default meta

export const Marks: StoryObj = {
  render: () => (
    <ul className="gallery-icons">
      {[...PROVIDER_METHODS, 'bank-transfer' as const, 'cash-on-delivery' as const].map(method => (
        <li key={method} className="gallery-icon">
          <PaymentMark method={method} />
          {method}
        </li>
      ))}
    </ul>
  ),
}

/** Those of the chosen market with their names. */
export const WithNames = inShop(() => <WaysToPay />)

/** On a phone the marks are seen alone. */
export const Brief = inShop(() => <WaysToPay brief />)
