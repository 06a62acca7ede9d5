import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { rememberUtmSource, storeDeviceFingerprint } from '../request/consent-cookies.ts'
import { writeCookie } from '../request/cookies.ts'
import { missingLocaleCookies } from '../request/locale-cookies.ts'
import { useOptionalShop } from '../request/use-shop.tsx'

/**
 * Remembers where the visitor shops, and, as the consent allows, where the visit came from and in which browser (COOK-05).
 * Pages that any client may cache set no cookies, so the browser does.
 */
export function VisitMemory() {
  const { pathname, search } = useLocation()
  const { market, language } = useOptionalShop() ?? {}
  useEffect(() => {
    if (!market || !language) return
    missingLocaleCookies(document.cookie, market, language, location.protocol === 'https:').forEach(writeCookie)
  }, [market, language])
  useEffect(() => rememberUtmSource(search), [search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: consent may have been given since the page before.
  useEffect(() => storeDeviceFingerprint(), [pathname])
  return null
}
