import { hash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { STARTER_SCRIPT } from 'virtual:starter-script'
import { renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { FragmentsContext } from './commerce-ui/fragment.tsx'
import { markFragments } from './commerce-ui/fragment-marks.server.ts'
import { encodeHtml } from './commerce-ui/html-bytes.server.ts'
import { rememberHtml } from './commerce-ui/html-memory.server.ts'
import { HtmlMemoryContext } from './commerce-ui/remembered.tsx'
import { documentFragments } from './commerce-ui/still.server.tsx'
import { logError } from './request/log.server.ts'
import { renderHtml } from './request/render-html.server.ts'
import { createRequestContext, requestInputContext } from './request/request-context.server.ts'
import { documentHeadContext } from './seo/document-head.server.ts'
import { DocumentScriptsContext } from './shell/document.tsx'
import { FallbackErrorPage } from './shell/fallback-error-page.tsx'
import { STYLE_ELEMENT } from './shell/styles.server.ts'

export { createRequestContext }
export type CreateRequestContext = typeof createRequestContext

/** Name of the styles among the fragments of a document. */
const STYLES_ID = 'styles'

/** The starter as it stands in every document, and the source of the content security policy that allows it. */
const STARTER = encodeHtml(`<script>${STARTER_SCRIPT}</script>`)
const STARTER_SOURCE = sourceOf(STARTER_SCRIPT)

/** The element with the data of a page, and the script behind it that gives them to the router, the same in every document. */
const DATA_ID = 'page-data'
const DATA_BEGIN = `<script type="text/plain" id="${DATA_ID}">`
const READ_DATA = `{const{streamController:c}=window.__reactRouterContext;c.enqueue(document.getElementById("${DATA_ID}").textContent);c.close()}`
const DATA_END = `</script><script>${READ_DATA}</script>`
const READ_DATA_SOURCE = sourceOf(READ_DATA)

const PLAIN_TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Renders a page as a whole: one write with its length, ready to be stored. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId, host, foreignFormUrl, takeDocument } = context.get(requestInputContext)
  const failed = { requestId, host, path: new URL(request.url).pathname }
  // Addresses that match no route load no shop to say it in, and a request for one is no failure of the error page.
  if (status >= 400 && status < 500 && entry.staticHandlerContext.loaderData.root === undefined)
    return new Response(`${STATUS_CODES[status]}\n`, { status, headers: PLAIN_TEXT })
  // The browser shows the form's URL, and renders the page again for that.
  if (foreignFormUrl !== undefined) {
    const [pathname = '/', search] = foreignFormUrl.split(/\?(.*)/s)
    entry.staticHandlerContext.location = { ...entry.staticHandlerContext.location, pathname, search: search ? `?${search}` : '' }
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  const { fragments, placeOf, fill } = markFragments(new Map([...documentFragments(context), [STYLES_ID, STYLE_ELEMENT]]))
  const { loaderData, matches, errors, location } = entry.staticHandlerContext
  const routes = matches.map(({ route }) => route.id)
  const known = errors ? undefined : rememberHtml({ data: loaderData.root, routes, search: location.search, placeOf })
  const data = await readWhole(entry.serverHandoffStream)
  let answerStatus = status
  try {
    const page = await renderHtml(
      <DocumentScriptsContext value={{ nonce, starter: placeOf(STARTER) }}>
        <FragmentsContext value={fragments}>
          <HtmlMemoryContext value={known?.memory}>
            <ServerRouter context={ofThisPage(entry)} url={request.url} nonce={nonce} />
          </HtmlMemoryContext>
        </FragmentsContext>
      </DocumentScriptsContext>,
      {
        nonce,
        onError(error) {
          answerStatus = 500
          logError('A page could not be rendered', error, failed)
        },
      },
    )
    const html = known?.settle(page, answerStatus === status) ?? page
    const head = answerStatus === 200 ? context.get(documentHeadContext) : ''
    const ends = {
      head: [head, fragments.get(STYLES_ID) ?? ''],
      body: entry.renderMeta?.didRenderScripts ? [DATA_BEGIN, asElementText(data), DATA_END] : [],
    }
    takeDocument({ html: completed(html, ends), fill, sources: [STARTER_SOURCE, READ_DATA_SOURCE] })
    return new Response(null, { status: answerStatus, headers })
  } catch (error) {
    logError('The error page could not be rendered', error, failed)
    const errorPage = <FallbackErrorPage error={error} hasDetails={import.meta.env.DEV} />
    return new Response(`<!doctype html>${renderToStaticMarkup(errorPage)}`, { status: 500, headers })
  }
}

/** The data of the page as the router encodes them. It is all there: loaders of documents wait for everything. */
async function readWhole(stream: EntryContext['serverHandoffStream']): Promise<string> {
  if (!stream) return ''
  const decoder = new TextDecoder()
  let text = ''
  // Mostly one chunk. `new Response(stream).text()` takes as long again.
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true })
  return text
}

/**
 * Data as the text of an element, which nothing in it ends: the router encodes them as JSON, where `<` stands in texts alone. The
 * router's own component writes a script with all of it as a text of a text. That is a fifth longer, and as a script that is never
 * twice the same it is to be hashed for each page.
 */
function asElementText(data: string): string {
  return data.replaceAll('<', '\\u003c')
}

/** The source of a content security policy that allows a script. */
function sourceOf(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}

/** The parts of a page with more HTML at the ends of its head and its body. They are not joined, which would copy all of it once more. */
function completed(page: string, { head, body }: Readonly<Record<'head' | 'body', readonly string[]>>): readonly string[] {
  const [headEnd, bodyEnd] = [page.indexOf('</head>'), page.lastIndexOf('</body>')]
  if (headEnd === -1 || bodyEnd === -1) return [page]
  return [page.slice(0, headEnd), ...head, page.slice(headEnd, bodyEnd), ...body, page.slice(bodyEnd)]
}

/**
 * The context with the routes of this page, and without its data, which are read already. The router makes objects of all
 * routes it is given, for every page: some 150, of which a page needs three.
 */
function ofThisPage(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.flatMap(id => (manifest.routes[id] ? [[id, manifest.routes[id]]] : [])))
  const { serverHandoffStream: _read, ...others } = entry
  return { ...others, manifest: { ...manifest, routes } }
}

/** Logs a failed loader or action once, with the reference the shopper sees. Errors that only the request is to blame for are not logged. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRefusal(error, request)) return
  const { requestId, host } = context.get(requestInputContext)
  logError('A request failed', error, { requestId, host, path: new URL(request.url).pathname })
}

/** A method that an address does not have, a page that does not exist, a form that another site sent. */
function isRefusal(error: unknown, { headers, method, url }: Request): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500
  const origin = headers.get('origin')
  return method === 'POST' && origin !== null && URL.parse(origin)?.origin !== new URL(url).origin
}
