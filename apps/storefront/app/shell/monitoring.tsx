import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router'
import { useConsent } from '../browser/consent.ts'
import { whenIdle } from '../browser/environment.ts'

/** Has visits measured of those who agreed to statistics, as far as they are of the sample (TRACK-14). */
export function Monitoring() {
  const consent = useConsent()
  const match = useMatches().at(-1)
  const shown = useRef(match)
  useEffect(() => {
    shown.current = match
  }, [match])
  useEffect(() => {
    if (!consent?.statistics) return
    let isEnded = false
    let stop: (() => void) | undefined
    const stopWaiting = whenIdle(async () => {
      // In the file of what tracks, which they have anyway: one of its own would divide the others differently.
      const tracking = await import('../browser/tracking/start-tracking.ts').catch(() => undefined)
      if (!isEnded) stop = tracking?.startMonitoring(() => shown.current)
    })
    return () => {
      isEnded = true
      stopWaiting()
      stop?.()
    }
  }, [consent])
  return null
}
