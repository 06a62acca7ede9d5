import { parcelTrackingIdOf } from '@shop/domain/shipping'
import { InformationBox } from '@shop/ui'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../shop/use-shop.tsx'
import { loadParcelTracking } from './load-parcel-tracking.ts'

/**
 * The parcel-tracking widget of an outside service: its script is loaded when the widget is shown, and mounted with the
 * slug of the page and the id of the language (ORD-14). Without a script, or when it fails, it says so.
 */
export function ParcelTrackingWidget({ scriptUrl, slug }: { scriptUrl: string | null; slug: string }) {
  const { t, language } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(scriptUrl === null)

  useEffect(() => {
    if (scriptUrl === null) return
    let unmount: (() => void) | undefined
    let isUnmounted = false
    loadParcelTracking(scriptUrl).then(
      widget => {
        if (!isUnmounted && place.current)
          unmount = widget.mount(place.current, { slug, trackingId: parcelTrackingIdOf(language) })
      },
      () => setMissing(true),
    )
    return () => {
      isUnmounted = true
      unmount?.()
    }
  }, [scriptUrl, slug, language])

  return (
    <>
      {isMissing ? <InformationBox type="info" title={t('order.trackUnavailable')} /> : null}
      {/* What is inside belongs to the outside service, not to React. */}
      <div ref={place} data-outside-content />
    </>
  )
}
