import { WIDGET_SHOWN } from '../request/service-widget.ts'

const PLACES = '[data-service-widget]'

/** Forms and links of a widget work, and nothing else: without the shop's origin it has neither its cookies nor its storage. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * Lays frames with widgets over their places in the page, and over those that come later. A frame is seen, and what it lies on is not,
 * once it says that there is something to see (TRACK-17). Returns what takes all of them away.
 */
export function fillWidgetPlaces(): () => void {
  const fill = () => {
    for (const place of document.querySelectorAll<HTMLElement>(`${PLACES}:not(:has(> iframe))`)) {
      const { serviceWidget: src = '', widgetTitle: title = '' } = place.dataset
      const frame = document.createElement('iframe')
      Object.assign(frame, { title, src, referrerPolicy: 'no-referrer', className: 'invisible absolute inset-0 size-full' })
      frame.setAttribute('sandbox', SANDBOX)
      place.append(frame)
    }
  }
  const listen = ({ source, data }: MessageEvent) => {
    if (data !== WIDGET_SHOWN) return
    const frame = [...document.querySelectorAll<HTMLIFrameElement>(`${PLACES} > iframe`)].find(
      ({ contentWindow }) => contentWindow === source,
    )
    const place = frame?.parentElement
    // Nothing is taken from under the hands of someone who types.
    if (place && !place.contains(document.activeElement)) show(place, true)
  }
  const additions = new MutationObserver(fill)
  additions.observe(document.body, { childList: true, subtree: true })
  addEventListener('message', listen)
  fill()
  return () => {
    additions.disconnect()
    removeEventListener('message', listen)
    for (const place of document.querySelectorAll<HTMLElement>(PLACES)) {
      place.querySelector(':scope > iframe')?.remove()
      show(place, false)
    }
  }
}

function show(place: HTMLElement, isShown: boolean): void {
  place.toggleAttribute('data-shown', isShown)
  for (const child of place.children) child.classList.toggle('invisible', (child.localName === 'iframe') !== isShown)
}
