import { STATUS_CODES } from 'node:http'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { FragmentsContext } from './commerce-ui/fragment.tsx'
import { markFragments } from './commerce-ui/fragment-marks.server.ts'
import { fragmentsContext } from './commerce-ui/still.server.tsx'
import { logError } from './request/log.server.ts'
import { PageSink } from './request/page-sink.server.ts'
import { createRequestContext, requestInputContext } from './request/request-context.server.ts'
import { documentHeadContext } from './seo/document-head.server.ts'
import { NonceContext } from './shell/document.tsx'
import { FallbackErrorPage } from './shell/fallback-error-page.tsx'

export { createRequestContext }
export type CreateRequestContext = typeof createRequestContext

/** Longest a page may take to render, in ms. */
const RENDER_TIMEOUT_MS = 5000

const PLAIN_TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Renders a page as a whole: one write with its length, ready to be stored. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId, foreignFormUrl, takeDocument } = context.get(requestInputContext)
  // Addresses that match no route load no shop to say it in, and a request for one is no failure of the error page.
  if (status >= 400 && status < 500 && entry.staticHandlerContext.loaderData.root === undefined)
    return Promise.resolve(new Response(`${STATUS_CODES[status]}\n`, { status, headers: PLAIN_TEXT }))
  // The browser shows the form's URL, and renders the page again for that.
  if (foreignFormUrl !== undefined) {
    const [pathname = '/', search] = foreignFormUrl.split(/\?(.*)/s)
    const { location } = entry.staticHandlerContext
    entry.staticHandlerContext.location = { ...location, pathname, search: search ? `?${search}` : '' }
  }
  return new Promise(resolve => {
    let answerStatus = status
    const marked = markFragments(context.get(fragmentsContext) ?? NO_FRAGMENTS)
    const sink = new PageSink(html => {
      clearTimeout(timer)
      const head = answerStatus === 200 ? context.get(documentHeadContext) : ''
      const body = Buffer.concat(marked.fill(html).flatMap((part, place) => (place === 0 ? withHead(part, head) : part)))
      headers.set('content-type', 'text/html; charset=utf-8')
      takeDocument?.(body)
      resolve(new Response(takeDocument ? null : body, { status: answerStatus, headers }))
    })
    const page = (
      <NonceContext value={nonce}>
        <FragmentsContext value={marked.fragments}>
          <ServerRouter context={withOwnRoutes(entry)} url={request.url} nonce={nonce} />
        </FragmentsContext>
      </NonceContext>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React would send large parts hidden and move them into place by script: nothing to see without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink as unknown as NodeJS.WritableStream),
      onShellError(error) {
        clearTimeout(timer)
        logError('The error page could not be rendered', error, { requestId })
        const errorPage = <FallbackErrorPage error={error} hasDetails={import.meta.env.DEV} />
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(`<!doctype html>${renderToStaticMarkup(errorPage)}`, { status: 500, headers }))
      },
      onError(error) {
        answerStatus = 500
        logError('A page could not be rendered', error, { requestId })
      },
    })
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS)
  })
}

/** The router makes objects of all routes it is given, for every page: some 150, of which a page needs three. */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.flatMap(id => (manifest.routes[id] ? [[id, manifest.routes[id]]] : [])))
  return { ...entry, manifest: { ...manifest, routes } }
}

const NO_FRAGMENTS: ReadonlyMap<string, string> = new Map()

/** The beginning of a page with more HTML at the end of its head, where no fragment is before. */
function withHead(page: Buffer, html: string): Buffer[] {
  const end = html ? page.indexOf('</head>') : -1
  return end === -1 ? [page] : [page.subarray(0, end), Buffer.from(html), page.subarray(end)]
}

/** Logs a failed loader or action once, with the reference the shopper sees. Errors that only the request is to blame for are not logged. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRefusal(error, request)) return
  logError('A request failed', error, { requestId: context.get(requestInputContext).requestId })
}

/** A method that an address does not have, a page that does not exist, a form that another site sent. */
function isRefusal(error: unknown, { headers, method, url }: Request): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500
  const origin = headers.get('origin')
  return method === 'POST' && origin !== null && URL.parse(origin)?.origin !== new URL(url).origin
}
