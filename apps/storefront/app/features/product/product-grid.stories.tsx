import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { ProductLinks } from './product-grid.tsx'

const meta: Meta = { component: ProductLinks }
export default meta

/** Products as links, such as those that an accessory fits. */
export const Links = inShop(({ market }) => (
  <ProductLinks products={(['fryer', 'welder', 'crane'] as const).map(kind => demoProduct(kind, market))} />
))
