import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { ProductBadges } from './product-badges.tsx'

const meta: Meta = { component: ProductBadges }
export default meta

/** Each label alone. */
export const Labels = inShop(() => (
  <div className="gallery-row">
    {(['on-sale', 'bestseller', 'new', 'topRated', 'bware', 'campaign:black_friday'] as const).map(tag => (
      <ProductBadges key={tag} product={{ tags: [tag], masterVariant: {} }} />
    ))}
  </div>
))

/** A card has room for two, the saving first. */
export const OnACard = inShop(({ market }) => <ProductBadges product={demoProduct('fryer', market)} />)

export const AllOfAProduct = inShop(({ market }) => (
  <ProductBadges
    limit={6}
    product={{ ...demoProduct('bottleCooler', market), tags: ['new', 'bestseller', 'topRated', 'campaign:black_friday'] }}
  />
))
