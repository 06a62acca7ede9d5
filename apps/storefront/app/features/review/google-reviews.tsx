import type { Store } from '@shop/domain/store'
import { useEffect, useState } from 'react'
import { useConsent } from '../../browser/consent.ts'
import { hasConsentTo } from '../../request/consent-cookies.ts'
import { useShop } from '../../request/use-shop.tsx'

/** The shop's Google reviews; their script is loaded once per page view, and only where the visitor has agreed (REV-18, TRACK-15). */
export function GoogleReviews() {
  const { t, locale, data } = useShop()
  // Asked of the browser, because the page is the same for all.
  const [source, setSource] = useState<string | null>(null)
  const consent = useConsent()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cookies hold another consent
  useEffect(() => setSource(allowedScriptOf(data.googleReviewsScript, document.cookie)), [data.googleReviewsScript, consent])
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

/** URL of the script that shows the shop's Google reviews, or null where the store has switched them off or none is configured (REV-18). */
export function googleReviewsScriptOf(
  store: Store | undefined,
  { googleReviewsScript = null }: { readonly googleReviewsScript?: string | null },
): string | null {
  return store?.custom.switches.googleReviews ? googleReviewsScript : null
}

/** The script, where the cookies of a browser hold the consent to it (TRACK-15). */
export function allowedScriptOf(script: string | null, cookies: string): string | null {
  return hasConsentTo('marketing', cookies) ? script : null
}
