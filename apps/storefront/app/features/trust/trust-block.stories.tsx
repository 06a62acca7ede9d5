import type { Meta } from '@storybook/react-vite'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { TrustBlock } from './trust-block.tsx'

const meta: Meta = { component: TrustBlock }
export default meta

export const OfTheMarket = inShop(() => (
  <div className="gallery-narrow">
    <TrustBlock />
  </div>
))
