import type { ProductProjection } from '@shop/domain/product'
import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/environment.ts'
import { useShop } from '../../request/use-shop.tsx'
import { readLastSeen, rememberSeen } from './last-seen-memory.ts'
import { ProductGrid } from './product-grid.tsx'

/** A row on the widest screen. */
const MAX_PRODUCTS = 5

interface LastSeenProps {
  /** The product of this page, which is stored and not shown. */
  readonly productId: string
  readonly renderAction: (product: ProductProjection) => ReactNode
}

/** Recently viewed products of this browser, loaded with current prices once it is idle (PDP-25). */
export function LastSeen({ productId, renderAction }: LastSeenProps) {
  const { t, language } = useShop()
  const [products, setProducts] = useState<readonly ProductProjection[]>([])
  useEffect(() => {
    let isUnmounted = false
    const load = async () => {
      const seen = readLastSeen(localStorage).filter(id => id !== productId)
      rememberSeen(localStorage, productId)
      if (seen.length === 0) return
      const loader = await import('./load-seen-products.ts').catch(() => undefined)
      const found = await loader?.loadSeenProducts(seen, language)
      if (!isUnmounted && found) setProducts(found.slice(0, MAX_PRODUCTS))
    }
    const cancel = whenIdle(() => void load())
    return () => {
      isUnmounted = true
      cancel()
    }
  }, [productId, language])
  if (products.length === 0) return null
  return (
    <section className="mt-14">
      <h2 className="mb-5 text-h2">{t('product.lastSeen')}</h2>
      <ProductGrid products={products} renderAction={renderAction} fillsRows />
    </section>
  )
}
