import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { RecentPanel } from './recent-panel.tsx'

const meta: Meta = { component: RecentPanel }
export default meta

export const SearchedBefore = inShop(({ market, text }) => (
  <div className="gallery-narrow">
    <RecentPanel
      searches={(['fryer', 'welder'] as const).map(kind => text(demoProduct(kind, market).name))}
      onForget={() => undefined}
    />
  </div>
))

/** Before anything was searched for, or kept. */
export const Nothing = inShop(() => (
  <div className="gallery-narrow">
    <RecentPanel searches={[]} onForget={() => undefined} />
  </div>
))
