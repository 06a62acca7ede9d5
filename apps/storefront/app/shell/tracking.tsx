import { useEffect, useLayoutEffect } from 'react'
import { isOverruledBySignal, useConsent } from '../browser/consent.ts'
import { whenIdle } from '../browser/environment.ts'
import { holdPresses, takePresses } from '../browser/tracking/early-presses.ts'
import { receiveTracked, useTracked } from '../browser/tracking/track.ts'
import { useOptionalShop, useToggle } from '../request/use-shop.tsx'

/** Forgets what was noted, and whatever follows. */
function forget() {
  takePresses()
  return receiveTracked(() => undefined)
}

/**
 * Has what visitors do sent, by code that is loaded once one of them has consented and the browser is idle; what a page
 * noted before waits until then, and is dropped with a refusal (TRACK-15).
 */
export function Tracking() {
  const shop = useOptionalShop()
  const consent = useConsent()
  const isOn = useToggle('bloomreach-api')
  const locale = shop?.locale
  const script = shop?.data.tagManagerScript ?? null
  const isSignedIn = Boolean(shop?.data.customer)
  // Before what the starter has held is repeated.
  useLayoutEffect(holdPresses, [])
  useTracked({ kind: 'visitor', isSignedIn }, String(isSignedIn))
  useEffect(() => {
    // The shop goes by the cookie, which agrees to marketing until the signal of the browser is written into it.
    if (!consent || isOverruledBySignal()) return
    // With marketing alone the tag manager is all there is to tell.
    if (!isOn || !locale || !(consent.statistics || (consent.marketing && script))) {
      if (window.dataLayer) void load().then(tracking => tracking?.updateConsentMode(consent))
      return forget()
    }
    let isEnded = false
    let stop: (() => void) | undefined
    const stopWaiting = whenIdle(async () => {
      const tracking = await load()
      if (isEnded) return
      stop = tracking ? tracking.startTracking({ locale, consent, tagManagerScript: script }) : forget()
    })
    return () => {
      isEnded = true
      stopWaiting()
      stop?.()
    }
  }, [consent, isOn, locale, script])
  return null
}

/** Undefined where the code cannot be loaded: shopping goes on without (TRACK-16). */
async function load() {
  return import('../browser/tracking/start-tracking.ts').catch(() => undefined)
}
