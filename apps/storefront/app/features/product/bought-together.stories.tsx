import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { BoughtTogether } from './bought-together.tsx'

const meta: Meta = { component: BoughtTogether }
export default meta

export const Three = inShop(({ market }) => (
  <BoughtTogether
    products={(['fryer', 'vacuumBags', 'barstool'] as const).map(kind => demoProduct(kind, market))}
    mark={{ id: 'gallery', name: 'bought-together' }}
  />
))
