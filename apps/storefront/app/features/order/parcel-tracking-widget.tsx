import { parcelTrackingIdOf } from '@shop/domain/shipping'
import { InformationBox } from '@shop/ui'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../request/use-shop.tsx'

/**
 * The parcel-tracking widget of an outside service: its script is loaded when the widget is shown, and mounted with the
 * slug of the page and the id of the language (ORD-14). Without a script, or when it fails, a message is shown.
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

/** What the script of the parcel-tracking service offers once it is there. */
interface ParcelTracking {
  /** Draws the widget into an element; the result takes it away again. */
  mount(element: HTMLElement, options: { readonly slug: string; readonly trackingId: string }): () => void
}

declare global {
  interface Window {
    ParcelTracking?: ParcelTracking
  }
}

const loading = new Map<string, Promise<ParcelTracking>>()

/** Loads the script once per page, on first use. Rejects when it cannot be loaded or is not the expected one; a later call tries again. */
function loadParcelTracking(scriptUrl: string): Promise<ParcelTracking> {
  const known = loading.get(scriptUrl)
  if (known) return known
  const loaded = load(scriptUrl)
  loading.set(scriptUrl, loaded)
  loaded.catch(() => loading.delete(scriptUrl))
  return loaded
}

function load(scriptUrl: string): Promise<ParcelTracking> {
  const { promise, resolve, reject } = Promise.withResolvers<ParcelTracking>()
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  script.onload = () =>
    window.ParcelTracking ? resolve(window.ParcelTracking) : reject(new Error('Not a parcel-tracking script'))
  script.onerror = () => {
    script.remove()
    reject(new Error('The parcel-tracking script could not be loaded'))
  }
  document.head.append(script)
  return promise
}
