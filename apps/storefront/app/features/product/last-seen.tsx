import { useEffect, useState } from 'react'
import { mayStore, useConsent } from '../../browser/consent.ts'
import { whenIdle } from '../../browser/environment.ts'
import { Fragment } from '../../commerce-ui/fragment.tsx'
import { useShop, useToggle } from '../../request/use-shop.tsx'
import { readLastSeen, rememberSeen } from './last-seen-memory.ts'

/** Recently viewed products of this browser, where that is consented to, loaded with current prices once it is idle (PDP-25). `productId` is stored and not shown. */
export function LastSeen({ productId }: { readonly productId: string }) {
  const { t, hrefs } = useShop()
  const [html, setHtml] = useState('')
  const consent = useConsent()
  const isShown = useToggle('bloomreach-api')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another consent stores, or forgets
  useEffect(() => {
    let isUnmounted = false
    const load = async () => {
      if (!mayStore('preferences')) return
      const seen = readLastSeen(localStorage).filter(id => id !== productId)
      rememberSeen(localStorage, productId)
      // A browser that agreed to statistics may be known by what it did, too.
      if (!isShown || (seen.length === 0 && !mayStore('statistics'))) return
      const loader = await import('./load-seen-products.ts').catch(() => undefined)
      const found = await loader?.loadSeenProducts(hrefs.seenProducts(seen, productId))
      if (!isUnmounted && found !== undefined) setHtml(found)
    }
    const cancel = whenIdle(() => void load())
    return () => {
      isUnmounted = true
      cancel()
    }
  }, [productId, hrefs, consent, isShown])
  if (!html || !isShown) return null
  return (
    <section className="mt-14">
      <h2 className="mb-5 text-h2">{t('product.lastSeen')}</h2>
      <Fragment fragment={{ id: 'last-seen', html }} />
    </section>
  )
}
