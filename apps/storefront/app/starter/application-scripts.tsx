import { STARTER_SCRIPT } from 'virtual:starter-script'
import { type ReactNode, useContext, useEffect } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'
import { isSplitRoute } from '../browser/split-component.tsx'
import { Remembered } from '../commerce-ui/remembered.tsx'
import { useOptionalShop } from '../request/use-shop.tsx'
import { APPLICATION_ID, NOTICE_ID, type PageApplication } from './page-application.ts'

/**
 * In the place of React Router's `<Scripts/>`: the data of the page and the starter, which loads the application later.
 * Nothing is preloaded, because nothing of it is needed to see the page.
 */
export function ApplicationScripts({ nonce, starter }: { nonce: string | undefined; starter: ReactNode }) {
  const framework = useContext(FrameworkContext)
  if (!framework) throw new Error('ApplicationScripts needs the framework context of React Router')
  const { renderMeta, serverHandoffString } = framework
  // The router streams the data of the page behind its scripts, and nothing where there are no scripts to read it.
  if (renderMeta) renderMeta.didRenderScripts = true
  // Effects of the last element run last: by then all listeners of the application are in place.
  useEffect(() => window.starter?.handOver(), [])
  return (
    <>
      <div
        id={NOTICE_ID}
        role="alert"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what the starter writes into it
        dangerouslySetInnerHTML={{ __html: '' }}
        className="no-print on-ink fixed inset-x-4 top-16 z-60 rounded-card bg-ink-900 px-4 py-3 text-sm text-white shadow-pop empty:hidden md:top-auto md:right-auto md:bottom-4 md:w-96"
      />
      <Remembered name="application" shows={[useShownPages()]}>
        <Application />
      </Remembered>
      <Inline nonce={nonce} text={serverHandoffString ? dataStreamOf(serverHandoffString) : ''} />
      {(import.meta.env.SSR && starter) || <Inline nonce={nonce} text={STARTER_SCRIPT} />}
    </>
  )
}

function Application() {
  const application = usePageApplication()
  return <Inline id={APPLICATION_ID} type="application/json" text={application ? escaped(JSON.stringify(application)) : ''} />
}

/** What besides its routes and its shop decides which application a page needs. */
function useShownPages(): string {
  return useMatches()
    .map(({ handle, loaderData }) => (isSplitRoute(handle) ? handle.pageOf(loaderData) : ''))
    .join()
}

/** A script in the document. The browser has run it long before React looks at it, so React leaves its text alone. */
function Inline({ text, ...attributes }: { text: string; id?: string; type?: string; nonce?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own, and data without an end of an element
  return <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** What the router's own component writes: the stream that the data of the page is put into by the scripts behind it. */
function dataStreamOf(handoff: string): string {
  return `window.__reactRouterContext=${handoff};window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream())`
}

/** Only on the server: the browser reads it from the document. */
function usePageApplication(): PageApplication | undefined {
  const framework = useContext(FrameworkContext)
  const matches = useMatches()
  const shop = useOptionalShop()
  if (!framework || !import.meta.env.SSR) return undefined
  const { manifest } = framework
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? [])
  return {
    entry: manifest.entry.module,
    manifest: manifest.url,
    ...(manifest.hmr?.runtime ? { hotUpdates: manifest.hmr.runtime } : {}),
    routes: Object.fromEntries(
      routes.map(({ id, module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule }) => [
        id,
        [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
          url => url !== undefined,
        ),
      ]),
    ),
    pages: Object.fromEntries(
      matches.flatMap(({ id, handle, loaderData }) => {
        const page = isSplitRoute(handle) ? handle.pageOf(loaderData) : undefined
        return page === undefined ? [] : [[id, page]]
      }),
    ),
    imports: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])])],
    ...(shop
      ? {
          shop: {
            language: shop.language,
            languages: shop.market.languages,
            isForAll: shop.data.isForAll,
            addingProblem: shop.t('cart.problem'),
          },
        }
      : {}),
  }
}

/** JSON that ends no script element. */
function escaped(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
