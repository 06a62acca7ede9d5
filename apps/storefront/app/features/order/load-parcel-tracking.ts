/** What the script of the parcel-tracking service offers once it is there. */
export interface ParcelTracking {
  /** Draws the widget into an element; the result takes it away again. */
  mount(element: HTMLElement, options: { readonly slug: string; readonly trackingId: string }): () => void
}

declare global {
  interface Window {
    ParcelTracking?: ParcelTracking
  }
}

const loading = new Map<string, Promise<ParcelTracking>>()

/** Loads the script once per page, when it is first asked for. Rejects when it does not come or is another one; then it may be tried again. */
export function loadParcelTracking(scriptUrl: string): Promise<ParcelTracking> {
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
    reject(new Error('The parcel-tracking script did not come'))
  }
  document.head.append(script)
  return promise
}
