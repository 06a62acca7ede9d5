import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { NeededProducts, RelatedByKind, type ShownRelation } from './related-products.tsx'

const meta: Meta = { component: RelatedByKind }
export default meta

function relationsOf(market: Parameters<Parameters<typeof inShop>[0]>[0]['market']): ShownRelation[] {
  const of = (...kinds: Parameters<typeof demoProduct>[0][]) => kinds.map(kind => demoProduct(kind, market))
  return [
    { key: 'gas', kind: 'consumable', isRequired: true, reason: 'Ar 4.6', products: of('fryer') },
    { key: 'helmet', kind: 'protection', isRequired: true, reason: 'EN 379', products: of('welder', 'crane') },
    { key: 'more', kind: 'accessory', isRequired: false, products: of('crane') },
  ]
}

/** Below the button of a product. */
export const Needed = inShop(({ market }) => (
  <div className="max-w-sm">
    <NeededProducts relations={relationsOf(market)} />
  </div>
))

/** By kind, with reasons. */
export const ByKind = inShop(({ market }) => <RelatedByKind relations={relationsOf(market)} />)

/** Accessories alone need no heading of their own. */
export const AccessoriesAlone = inShop(({ market }) => (
  <RelatedByKind relations={relationsOf(market).filter(({ kind }) => kind === 'accessory')} />
))
