import { useEffect } from 'react'
import { useConsent } from '../browser/consent.ts'
import { whenIdle } from '../browser/environment.ts'

/** Fills the places of widgets once the visitor has agreed to marketing, and empties them when that is taken back (TRACK-15). */
export function ServiceWidgets() {
  const isAllowed = useConsent()?.marketing === true
  useEffect(() => {
    if (!isAllowed) return
    let isOver = false
    let empty: (() => void) | undefined
    const fill = async () => {
      const frames = await import('../browser/widget-frames.ts').catch(() => undefined)
      if (!isOver) empty = frames?.fillWidgetPlaces()
    }
    const cancel = whenIdle(() => void fill())
    return () => {
      isOver = true
      cancel()
      empty?.()
    }
  }, [isAllowed])
  return null
}
