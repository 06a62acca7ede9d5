import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '../browser/consent.ts'
import { whenIdle } from '../browser/environment.ts'
import { rememberUtmSource, storeDeviceFingerprint } from '../request/consent-cookies.ts'
import { writeCookie } from '../request/cookies.ts'
import { missingLocaleCookies } from '../request/locale-cookies.ts'
import { useOptionalShop } from '../request/use-shop.tsx'

/**
 * Remembers where the visitor shops, and, as the consent allows, where the visit came from and in which browser (COOK-05).
 * Pages that any client may cache set no cookies, so the browser does, when it is idle: each cookie is a wait for another
 * process. The source of a visit that ends before is the starter's.
 */
export function VisitMemory() {
  const { pathname, search } = useLocation()
  const { market, language } = useOptionalShop() ?? {}
  const consent = useConsent()
  useEffect(() => {
    if (!market || !language) return
    return whenIdle(() =>
      missingLocaleCookies(document.cookie, market, language, location.protocol === 'https:').forEach(writeCookie),
    )
  }, [market, language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, or another consent.
  useEffect(
    () =>
      whenIdle(() => {
        rememberUtmSource()
        storeDeviceFingerprint()
      }),
    [pathname, search, consent],
  )
  return null
}
