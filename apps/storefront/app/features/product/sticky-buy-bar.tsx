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

/**
 * A bar at the bottom with the button, from the first scroll on, as long as the main button is not in view; the page grows by its
 * height (PDP-05, PDP-06). What is asked about cookies lies over it.
 */
export function StickyBuyBar({ name, image, price, children }: StickyBuyBarProps) {
  const [isScrolled, setScrolled] = useState(false)
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    const button = document.querySelector('[data-main-add-to-cart] [type="submit"]')
    if (!button) return
    // As a whole: the bar hides what is behind it.
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true), { threshold: 1 })
    observer.observe(button)
    const look = () => setScrolled(window.scrollY > 0)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', look)
    }
  }, [])
  if (!isScrolled || isInView) return null
  return (
    <div className="buy-bar no-print @container fixed inset-x-0 bottom-0 z-30 bg-white shadow-bar">
      <div className="wrap @max-[18rem]:*:grow flex items-center gap-3 py-2.5">
        {/* With a large text there is room for the button alone. */}
        <div className="shot @max-[18rem]:hidden size-12 shrink-0 rounded-md">
          <ProductPicture image={image} sizes="48px" />
        </div>
        <div className="@max-[18rem]:hidden min-w-0 grow">
          <p className="truncate text-sm font-medium">{name}</p>
          {price ? (
            // Without room for both, the previous price gives way.
            <div className="h-6 overflow-hidden">
              <PriceTag price={price} />
            </div>
          ) : null}
        </div>
        {children}
      </div>
    </div>
  )
}
