import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '../browser/consent.ts'
import { whenIdle } from '../browser/environment.ts'
import { useOptionalShop } from '../request/use-shop.tsx'

const ConsentBanner = lazy(async () => ({ default: (await import('../features/consent/consent-banner.tsx')).ConsentBanner }))

/** Asks for the consent before a choice, once the browser is idle; not on the page that has the question itself. */
export function ConsentQuestion() {
  const shop = useOptionalShop()
  const consent = useConsent()
  const { pathname } = useLocation()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const isOwnPage = shop !== null && pathname === shop.hrefs.cookieSettings()
  if (!shop || !isIdle || consent !== undefined || isOwnPage) return null
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  )
}
