import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../../catalogue/demo-shop.fixtures.ts'
import { ChangedShop, inShop } from '../../request/in-shop.fixtures.tsx'
import { QuickAddButton } from './quick-add-button.tsx'

const meta: Meta = { component: QuickAddButton }
export default meta

export const OnStock = inShop(({ market }) => (
  <ChangedShop changes={{ market: { ...market, quickAddRestricted: false } }}>
    <QuickAddButton product={demoProduct('fryer', market)} />
  </ChangedShop>
))

/** In markets where goods are not bought from a card. */
export const Restricted = inShop(({ market }) => (
  <ChangedShop changes={{ market: { ...market, quickAddRestricted: true } }}>
    <QuickAddButton product={demoProduct('fryer', market)} />
  </ChangedShop>
))

export const SoldOut = inShop(({ market }) => <QuickAddButton product={demoProduct('soldOutBarstool', market)} />)
