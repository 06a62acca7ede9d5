import type { Meta } from '@storybook/react-vite'
import { demoCart } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { CheckoutColumns, CheckoutSteps, StepHeading } from './checkout-layout.tsx'
import { OrderSummary } from './order-summary.tsx'

const meta: Meta = { component: CheckoutSteps }
export default meta

export const Addresses = inShop(() => <CheckoutSteps current="addresses" />)

/** Completed steps are links. */
export const Payment = inShop(() => <CheckoutSteps current="payment" />)

/** An order that is placed leads back to no step. */
export const Done = inShop(() => <CheckoutSteps current="thank-you" />)

/** The step and its summary: next to each other, on a phone the summary folded above. */
export const Columns = inShop(({ market, t }) => (
  <CheckoutColumns summary={<OrderSummary cart={demoCart(market.country, { fryer: 3, bottleCooler: 1 })} />}>
    <StepHeading className="text-h2">{t('checkout.paymentTitle')}</StepHeading>
  </CheckoutColumns>
))
