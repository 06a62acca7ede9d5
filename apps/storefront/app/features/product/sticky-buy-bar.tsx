import type { Price, ProductImage } from '@shop/domain/product'
import { type ReactNode, useEffect, useState } from 'react'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { PriceTag } from './product-notes.tsx'

interface StickyBuyBarProps {
  readonly name: string
  readonly image: ProductImage | undefined
  readonly price: Price | undefined
  readonly children: ReactNode
}

/** A bar at the bottom with the button, once the main button has left the view; the page grows by its height (PDP-05, PDP-06). */
export function StickyBuyBar({ name, image, price, children }: StickyBuyBarProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const button = document.querySelector('[data-main-add-to-cart]')
    if (!button) return
    // Everything below the view counts as in it: else a jump from above the button to below it would go unnoticed.
    const observer = new IntersectionObserver(([entry]) => setShown(entry ? !entry.isIntersecting : false), {
      rootMargin: '0px 0px 1000000px 0px',
    })
    observer.observe(button)
    return () => observer.disconnect()
  }, [])
  if (!isShown) return null
  return (
    <div className="buy-bar no-print fixed inset-x-0 bottom-0 z-30 bg-white shadow-bar">
      <div className="wrap flex items-center gap-4 py-3">
        <div className="shot size-12 shrink-0 rounded-md max-sm:hidden">
          <ProductPicture image={image} sizes="48px" />
        </div>
        <p className="min-w-0 grow truncate text-sm font-medium max-md:hidden">{name}</p>
        <div className="max-md:grow">{price ? <PriceTag price={price} /> : null}</div>
        {children}
      </div>
    </div>
  )
}
