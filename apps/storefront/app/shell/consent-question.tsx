import type { Consent } from '@shop/domain/cookie'
import type { Locale } from '@shop/domain/market'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isOverruledBySignal, useConsent } from '../browser/consent.ts'
import { whenIdle } from '../browser/environment.ts'
import { optionalComponent } from '../browser/optional-component.tsx'
import { useOptionalShop } from '../request/use-shop.tsx'

// One script, in which the decision is made too.
const loadBanner = () => import('../features/consent/consent-banner.tsx')
const ConsentBanner = optionalComponent(async () => (await loadBanner()).ConsentBanner)

/** Where the browser refuses by a signal what was agreed to before, that is the decision from now on. */
async function follow(consent: Consent, locale: Locale): Promise<void> {
  const loaded = await loadBanner().catch(() => undefined)
  await loaded?.decideConsent(consent, locale)
}

/** Asks for the consent before a choice, once the browser is idle; not on the page that has the question itself. */
export function ConsentQuestion() {
  const shop = useOptionalShop()
  const consent = useConsent()
  const { pathname } = useLocation()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const locale = shop?.locale
  useEffect(() => {
    if (isIdle && consent && locale && isOverruledBySignal()) void follow(consent, locale)
  }, [isIdle, consent, locale])
  const isOwnPage = shop !== null && pathname === shop.hrefs.cookieSettings()
  if (!shop || !isIdle || consent !== undefined || isOwnPage) return null
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  )
}
