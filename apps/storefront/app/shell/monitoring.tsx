import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router'
import { isMeasuredVisit, useConsent } from '../browser/consent.ts'
import { whenIdle } from '../browser/environment.ts'

/** Has the visits of the sample measured, by code that no other visitor loads (TRACK-14). */
export function Monitoring() {
  const consent = useConsent()
  const match = useMatches().at(-1)
  const shown = useRef(match)
  useEffect(() => {
    shown.current = match
  }, [match])
  useEffect(() => {
    if (!consent || !isMeasuredVisit()) return
    let isEnded = false
    let stop: (() => void) | undefined
    const stopWaiting = whenIdle(async () => {
      const monitoring = await import('../browser/monitoring/start-monitoring.ts').catch(() => undefined)
      if (!isEnded) stop = monitoring?.startMonitoring(() => shown.current)
    })
    return () => {
      isEnded = true
      stopWaiting()
      stop?.()
    }
  }, [consent])
  return null
}
