import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { MarksOfPayment } from './marks-of-payment.tsx'

const meta: Meta = { component: MarksOfPayment }
export default meta

export const OfTheMarket = inShop(() => <MarksOfPayment />)

/** As under the button of a product. */
export const AtTheLeft = inShop(() => <MarksOfPayment className="h-6" />)
