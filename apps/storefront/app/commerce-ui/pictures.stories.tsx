import type { Meta } from '@storybook/react-vite'
import { demoCart, demoDepartments, demoProduct } from '../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { CategoryPicture, LinePicture, ProductPicture } from './pictures.tsx'

const meta: Meta = { component: ProductPicture }
export default meta

export const Product = inShop(({ market, text }) => {
  const { masterVariant, name } = demoProduct('fryer', market)
  return (
    <div className="gallery-narrow shot">
      <ProductPicture image={masterVariant.images[0]} sizes="360px" alt={text(name)} />
    </div>
  )
})

/** Goods without a picture. */
export const Missing = inShop(() => (
  <div className="gallery-narrow gallery-card shot">
    <ProductPicture image={undefined} sizes="360px" />
  </div>
))

/** Next to the name of a line. */
export const OfALine = inShop(({ market }) => (
  <div className="gallery-row">
    {demoCart(market.country, { fryer: 1, crane: 1 }).lineItems.map(line => (
      <LinePicture key={line.id} line={line} />
    ))}
  </div>
))

export const OfCategories = inShop(({ language }) => (
  <div className="gallery-cards">
    {demoDepartments(language).map(({ id, name, imageUrl }) => (
      <figure key={id} className="shot">
        <CategoryPicture imageUrl={imageUrl} className="size-full" />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
))
