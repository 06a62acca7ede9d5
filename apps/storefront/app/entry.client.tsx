import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadAfterChunkFailures } from './browser/chunk-failures.ts'
import { announceError, logBrowserError } from './browser/environment.ts'
import { preparePageMessages } from './browser/page-messages.ts'
import { dropForeignRoutes } from './browser/route-table.ts'
import { isSplitRoute } from './browser/split-component.tsx'
import { readPageApplication } from './starter/page-application.ts'

/** The router takes its table and the modules of the page from here. */
interface RouterWindow {
  readonly __reactRouterManifest?: { readonly routes: Record<string, unknown> }
  __reactRouterRouteModules?: Readonly<Record<string, object>>
}

reloadAfterChunkFailures()
// Not with the whole module on the stack, which a browser that notes who asked for a file would parse once more for it.
void Promise.resolve().then(startApplication)

/** Loads what the page consists of and hydrates it. Without all of it the page stays as the server sent it, and works so. */
async function startApplication(): Promise<void> {
  try {
    const [isPrepared] = await Promise.all([preparePageMessages(document.documentElement.lang), loadRoutes()])
    if (!isPrepared) return window.starter?.giveUp()
  } catch (error) {
    logBrowserError('The page could not be brought to life', error)
    return window.starter?.giveUp()
  }
  await numberPlaceInHistory()
  window.starter?.beginHydration()
  // A transition is worked on in slices, between which the browser answers.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={noteFailedPage} />
      </StrictMode>,
    )
  })
}

/** What the error page has caught. Of what failed while rendering the console is told too, as the router would. */
function noteFailedPage(error: unknown, { errorInfo }: { readonly errorInfo?: unknown }): void {
  if (errorInfo) logBrowserError('A page could not be rendered', error)
  else announceError(error)
}

/**
 * Gives the place in the history the number that the router counts from, in a task of its own: the browser takes as long for
 * it as for a slice of hydration, and the router would do it in the midst of one.
 */
async function numberPlaceInHistory(): Promise<void> {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'idx' in state) return
  history.replaceState({ ...(state as object | null), idx: 0 }, '')
  await new Promise(resolve => setTimeout(resolve))
}

/** Does what the inline module of React Router's `<Scripts/>` does, from a file: a page that is stored has no inline modules. */
async function loadRoutes(): Promise<void> {
  const application = readPageApplication()
  if (!application) throw new Error('The document does not name its modules')
  // Before any component, which it watches.
  if (application.hotUpdates) await load(application.hotUpdates)
  const [modules] = await Promise.all([
    Promise.all(Object.entries(application.routes).map(async ([id, urls]) => [id, await loadRoute(urls)] as const)),
    load(application.manifest),
  ])
  const { __reactRouterManifest: table } = window as RouterWindow
  if (table && application.shop) dropForeignRoutes(table, application.shop.languages)
  await Promise.all(modules.map(([id, { handle }]) => loadPage(handle, application.pages[id])))
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) } satisfies RouterWindow)
}

async function loadPage(handle: unknown, page: string | undefined): Promise<void> {
  if (page !== undefined && isSplitRoute(handle)) await handle.loadPage(page)
}

/** A route may be split into several modules. */
async function loadRoute(urls: readonly string[]): Promise<{ readonly handle?: unknown }> {
  const parts = await Promise.all(urls.map(load))
  return parts.length === 1 ? (parts[0] ?? {}) : Object.assign({}, ...parts)
}

function load(url: string): Promise<object> {
  return import(/* @vite-ignore */ url)
}
