import type { ProductImage } from '@shop/domain/product'
import { useState } from 'react'
import { ProductPicture } from '../../shop/product-picture.tsx'
import { useShop } from '../../shop/use-shop.tsx'

/** The pictures of a product: one large, the others to choose from. */
export function ProductGallery({ images, name }: { images: readonly ProductImage[]; name: string }) {
  const { t } = useShop()
  const [shown, setShown] = useState(0)
  return (
    <section aria-label={t('product.gallery')} className="flex flex-col-reverse gap-3 lg:flex-row">
      {images.length > 1 ? (
        <ul className="flex gap-3 overflow-x-auto lg:w-20 lg:flex-col">
          {images.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                aria-label={t('product.showPicture', { number: index + 1 })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className="shot size-20 cursor-pointer overflow-hidden rounded-md border border-steel-200 p-1 aria-pressed:border-2 aria-pressed:border-ink-900"
              >
                <ProductPicture image={image} sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="shot grow overflow-hidden rounded-panel p-4 md:p-8">
        <ProductPicture
          image={images[shown]}
          alt={name}
          eager
          sizes="(min-width: 64rem) 50vw, 92vw"
          className="mx-auto aspect-square max-h-[38rem] w-full object-contain mix-blend-multiply"
        />
      </div>
    </section>
  )
}
