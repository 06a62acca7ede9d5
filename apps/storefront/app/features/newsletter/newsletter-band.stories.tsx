import type { Meta } from '@storybook/react-vite'
import { inShop, WHOLE_WIDTH } from '../../request/in-shop.fixtures.tsx'
import { NewsletterBand } from './newsletter-band.tsx'

const meta: Meta = { component: NewsletterBand }
export default meta

export const Band = inShop(() => <NewsletterBand />, WHOLE_WIDTH)
