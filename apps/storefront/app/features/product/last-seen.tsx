import { type MouseEvent, useEffect, useState } from 'react'
import { useConsent } from '../../browser/consent.ts'
import { whenIdle } from '../../browser/environment.ts'
import { Fragment } from '../../commerce-ui/fragment.tsx'
import { useShop, useToggle } from '../../request/use-shop.tsx'

interface LastSeenProps {
  /** The product of the page: it is remembered and not shown. */
  readonly productId?: string
  readonly className: string
}

/**
 * Products this browser has seen last, where that is consented to, loaded with current prices once it is idle, and a button that forgets
 * them (PDP-25). Pages are the same for all: where there is something to come, they have room for it before. On the page of a product it
 * comes at its end and needs none.
 */
export function LastSeen({ productId, className }: LastSeenProps) {
  const { hrefs } = useShop()
  const [html, setHtml] = useState('')
  const consent = useConsent()
  const isShown = useToggle('bloomreach-api')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another consent stores, or forgets
  useEffect(() => {
    let isUnmounted = false
    const load = async () => {
      const { loadLastSeen } = await import('./load-last-seen.ts')
      const found = await loadLastSeen({ hrefs, productId, isShown })
      if (!isUnmounted && found !== undefined) setHtml(found)
    }
    // A browser that cannot load it shows the page without.
    const cancel = whenIdle(() => void load().catch(() => undefined))
    return () => {
      isUnmounted = true
      cancel()
    }
  }, [productId, hrefs, consent, isShown])
  const forget = async ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[data-forget-seen]'))) return
    const { forgetLastSeen } = await import('./load-last-seen.ts')
    setHtml('')
    forgetLastSeen()
  }
  if (!isShown || (!html && productId !== undefined)) return null
  return (
    <div className={`last-seen ${className}`}>
      {html ? <Fragment fragment={{ id: 'last-seen', html }} onClick={event => void forget(event)} /> : null}
    </div>
  )
}
