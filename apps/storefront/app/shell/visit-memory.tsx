import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepDeviceFingerprint } from '../shop/device-fingerprint.ts'
import { keepUtmSource } from '../shop/utm-source.ts'

/** Remembers where the visit came from and in which browser, as the consent allows (COOK-05). */
export function VisitMemory() {
  const { pathname, search } = useLocation()
  useEffect(() => keepUtmSource(search), [search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: consent may have been given since the page before.
  useEffect(() => keepDeviceFingerprint(), [pathname])
  return null
}
