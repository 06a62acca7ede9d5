import { createHash } from 'node:crypto'
import { parcelTrackingIdOf } from '@shop/domain/shipping'
import { pageNotFound } from '../request/not-found.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { type ServiceWidgetName, WIDGET_SHOWN, widgetScriptOf } from '../request/service-widget.ts'
import type { Route } from './+types/service-widget'

/** Slug under which the parcel-tracking service knows its page. */
const TRACKING_SLUG = 'parcel-tracking'

/** What the widgets find in the document, and what is called once their script is there. */
const WIDGETS: Readonly<Record<ServiceWidgetName, { readonly before?: string; readonly after?: string }>> = {
  'google-reviews': { before: "place.dataset.widget = 'google-reviews'; place.dataset.locale = locale" },
  'parcel-tracking': { after: 'ParcelTracking.mount(place, { slug, trackingId })' },
  'trust-badge': { before: "window._tsConfig = { customElementId: 'place', variant: 'custom' }" },
}

/**
 * The document of a frame with the widget of an outside service (TRACK-17, ORD-14). A sandbox takes the shop's origin from it, so
 * that nothing in it can read a cookie, the storage or the page around it; what the page learns is that something is there.
 */
export function loader({ context, params }: Route.LoaderArgs) {
  const { language, locale } = context.get(shopContext)
  const { widget = '' } = params
  const script = widgetScriptOf(widget, context.get(requestInputContext))
  if (script === undefined) throw pageNotFound()
  const { before = '', after = '' } = WIDGETS[widget as ServiceWidgetName]
  const facts = JSON.stringify({ script, locale, slug: TRACKING_SLUG, trackingId: parcelTrackingIdOf(language) })
  const source = `(({ script, locale, slug, trackingId }) => {
const place = document.getElementById('place')
new MutationObserver(() => place.childElementCount > 0 && parent.postMessage('${WIDGET_SHOWN}', '*')).observe(place, { childList: true })
${before}
document.head.append(Object.assign(document.createElement('script'), { src: script, onload() { ${after} } }))
})(${facts.replaceAll('<', '\\u003c')})`
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${widget}</title>
<style>body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#16202a}</style></head>
<body><div id="place"></div><script>${source}</script></body></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': policyOf(source, new URL(script).origin),
    },
  })
}

/** What a widget may do: load from its own service and over HTTPS, and nothing that concerns the page around it. */
function policyOf(source: string, origin: string): string {
  const hash = createHash('sha256').update(source).digest('base64')
  const outside = `${origin} https:`
  return [
    "default-src 'none'",
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    `script-src 'sha256-${hash}' 'strict-dynamic'`,
    `style-src 'unsafe-inline' ${outside}`,
    `img-src ${outside} data:`,
    `font-src ${outside} data:`,
    `connect-src ${outside}`,
    `frame-src ${outside}`,
    `form-action ${outside}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
