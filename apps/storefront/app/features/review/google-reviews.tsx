import type { Store } from '@shop/domain/store'
import { useEffect } from 'react'
import { hasConsentTo } from '../../request/consent-cookies.ts'
import { useShop } from '../../request/use-shop.tsx'

/** The shop's Google reviews; their script is loaded once per page view, and only where allowed (REV-18). */
export function GoogleReviews() {
  const { t, locale, data } = useShop()
  const source = data.googleReviewsScript
  useEffect(() => {
    if (!source) return
    const script = document.createElement('script')
    script.src = source
    script.async = true
    document.head.append(script)
    return () => script.remove()
  }, [source])
  if (!source) return null
  return (
    <aside aria-label={t('review.google')} className="min-h-16 rounded-card border border-steel-200 p-4">
      <div data-widget="google-reviews" data-locale={locale} />
    </aside>
  )
}

/**
 * URL of the script that shows the shop's Google reviews, or null where it must not be loaded: the store has
 * switched them off, none is configured, or the visitor has not agreed to it (REV-18, TRACK-15).
 */
export function googleReviewsScriptOf(
  store: Store | undefined,
  request: { readonly cookie: string | undefined; readonly googleReviewsScript?: string },
): string | null {
  if (!store?.custom.switches.googleReviews) return null
  return hasConsentTo('marketing', request.cookie) ? (request.googleReviewsScript ?? null) : null
}
