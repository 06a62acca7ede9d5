import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepDeviceFingerprint } from '../shop/device-fingerprint.ts'
import { missingLocaleCookies } from '../shop/locale-cookies.ts'
import { useOptionalShop } from '../shop/use-shop.tsx'
import { keepUtmSource } from '../shop/utm-source.ts'
import { writeCookie } from '../shop/write-cookie.ts'

/**
 * Remembers where somebody shops, and, as the consent allows, where the visit came from and in which browser (COOK-05).
 * Pages that anybody may keep set no cookies, so the browser does.
 */
export function VisitMemory() {
  const { pathname, search } = useLocation()
  const { market, language } = useOptionalShop() ?? {}
  useEffect(() => {
    if (!market || !language) return
    missingLocaleCookies(document.cookie, market, language, location.protocol === 'https:').forEach(writeCookie)
  }, [market, language])
  useEffect(() => keepUtmSource(search), [search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: consent may have been given since the page before.
  useEffect(() => keepDeviceFingerprint(), [pathname])
  return null
}
