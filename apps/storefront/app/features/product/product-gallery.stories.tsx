import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { ProductGallery } from './product-gallery.tsx'

const meta: Meta = { component: ProductGallery }
export default meta

const galleryOf = (kind: Parameters<typeof demoProduct>[0]) =>
  inShop(({ market, text }) => {
    const { masterVariant, name } = demoProduct(kind, market)
    return (
      <div className="gallery-column">
        <ProductGallery variant={masterVariant} name={text(name)} />
      </div>
    )
  })

/** With a turn around it. */
export const Many = galleryOf('fryer')

export const One = galleryOf('crane')

export const None = inShop(({ market, text }) => (
  <div className="gallery-column">
    <ProductGallery variant={{ images: [], attributes: [] }} name={text(demoProduct('crane', market).name)} />
  </div>
))
