import { SHOP_NAME } from '@shop/domain/store'
import { type ReactNode, use, useMemo } from 'react'
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { NotificationProvider } from './browser/notifications.tsx'
import { useShownShop } from './browser/shown-shop.ts'
import { useVisitor } from './browser/use-visitor.ts'
import { documentFragments } from './commerce-ui/still.server.tsx'
import { CartProvider } from './features/cart/cart-provider.tsx'
import type { GuardedRequest } from './guards/guard.ts'
import { MISSING_PAGE_GUARDS, PAGE_GUARDS, runGuards } from './guards/guards.ts'
import { cacheControlOf } from './request/cache-control.ts'
import { isDocumentRequest } from './request/document-request.ts'
import { chosenLanguageOf, localeCookies, missingLocaleCookies } from './request/locale-cookies.ts'
import { prepareMessages } from './request/messages.ts'
import { isPageNotFound } from './request/not-found.ts'
import { finishOutage, unavailableFile } from './request/outage.server.ts'
import {
  hasSessionCookie,
  missingPageContext,
  openShop,
  requestInputContext,
  type ShopRequest,
  shopContext,
} from './request/request-context.server.ts'
import { arrivedShopOf, type SentShop, sentShopOf } from './request/sent-shop.ts'
import { SESSION_TIMING } from './request/session-timing.ts'
import { ShopProvider } from './request/use-shop.tsx'
import { ConsentQuestion } from './shell/consent-question.tsx'
import { DelegatedNavigation } from './shell/delegated-navigation.tsx'
import { DocumentScriptsContext, ExpectedCustomer, Fonts, MissingPictures, PlainCopies } from './shell/document.tsx'
import { DocumentTags } from './shell/document-tags.tsx'
import { ShopErrorBoundary } from './shell/error-boundary.tsx'
import { IntendedPage } from './shell/intended-page.tsx'
import { loadShopData } from './shell/load-shop-data.server.ts'
import { Monitoring } from './shell/monitoring.tsx'
import { NavigationProgress } from './shell/navigation-progress.tsx'
import { ServiceWidgets } from './shell/service-widgets.tsx'
import { SignedInReload } from './shell/signed-in-reload.tsx'
import { addStandingParts } from './shell/standing-parts.server.tsx'
import { SupportOpener } from './shell/support-opener.tsx'
import { Tracking } from './shell/tracking.tsx'
import { VisitMemory } from './shell/visit-memory.tsx'
import { WholeLayout } from './shell/whole-layout.tsx'
import { ApplicationScripts } from './starter/application-scripts.tsx'

// Documents carry the styles; what a developer changes in them follows without another document.
if (import.meta.env.DEV) void import('./app.css')

/** Paths of files. */
const FILE = /\.(?:html|json|pdf|svg|txt|xml)$/

/** Opens the shop of the request, runs the guards, and hands the middleware's cookies on to the browser. */
const openShopMiddleware: Route.MiddlewareFunction = async ({ context, request, url }, next) => {
  const shop = openShop(context.get(requestInputContext), url.pathname, request.signal)
  context.set(shopContext, shop)
  await prepareMessages(shop.locale)
  const isOwnLink = isOwnLinkFollowed(request)
  const guarded = { url, shop, method: request.method, isOwnLink }
  try {
    const missing = await findMissingPage(guarded)
    context.set(missingPageContext, missing !== undefined)
    const made = tooManyFormsOf(shop, request, await next())
    // What has no layout to say it, such as a file.
    if (missing && made.status !== 404) throw missing
    const isFile = FILE.test(url.pathname)
    // Programs that read a file understand the status; people who open it read why.
    const response = isFile && made.status === 503 ? unavailableFile(shop.locale) : made
    finishOutage(response, shop.missing, shop.requestId)
    if (!missing && response.status === 404) await runGuards(MISSING_PAGE_GUARDS, guarded)
    // Files for programs say themselves who may keep them, and are the same for everybody.
    if (isFile && response.headers.has('cache-control')) return handCookiesOn(shop, response)
    const { isPersonal } = shop
    const isData = !isDocumentRequest(request)
    const isComplete = shop.missing.length === 0 && shop.deferred.length === 0
    const { method } = request
    const cacheControl = cacheControlOf({ url, method, status: response.status, isData, isPersonal, isComplete })
    response.headers.set('cache-control', cacheControl)
    // So that the scripts of a page for all know whether there is a visitor to ask for.
    if (hasSessionCookie(context.get(requestInputContext).cookie)) response.headers.set('server-timing', SESSION_TIMING)
    if (cacheControl.startsWith('public') && shop.cacheTags) response.headers.set('cache-tag', [...shop.cacheTags].join(','))
    const { cookie } = context.get(requestInputContext)
    shop.setCookies.push(...localeCookiesOf(shop, cookie, url, { isOwnLink, isPublic: cacheControl.startsWith('public') }))
    response.headers.append('vary', 'Cookie')
    return handCookiesOn(shop, response)
  } catch (thrown) {
    // A guard may have asked who is signed in, which can renew the session.
    throw thrown instanceof Response ? handCookiesOn(shop, thrown) : thrown
  }
}

/** A form that was refused because there were too many is answered 429, whatever its page says about it. */
function tooManyFormsOf({ retryAfterSeconds }: ShopRequest, { method }: Request, response: Response): Response {
  if (method !== 'POST' || retryAfterSeconds === undefined || response.status !== 200) return response
  const headers = new Headers(response.headers)
  headers.set('retry-after', String(retryAfterSeconds))
  return new Response(response.body, { status: 429, headers })
}

/** Whether a document is loaded by a link of the shop, as the browser says it. */
function isOwnLinkFollowed({ headers }: Request): boolean {
  return headers.get('sec-fetch-site') === 'same-origin' && headers.get('sec-fetch-mode') === 'navigate'
}

/**
 * Lets the guards look at a request. A page that is missing is a result and not thrown on: thrown before anything is
 * loaded, there would be no shop to say it in.
 */
async function findMissingPage(guarded: GuardedRequest): Promise<unknown> {
  try {
    await runGuards(PAGE_GUARDS, guarded)
    return undefined
  } catch (thrown) {
    if (isPageNotFound(thrown)) return thrown
    throw thrown
  }
}

/**
 * What the locale cookies of a browser lack, set with responses that are not cached; public pages leave it to
 * `VisitMemory` (COOK-04, rule A5). Without scripts a link to another language is the choice, so that answer sets them.
 */
function localeCookiesOf(
  { market, language }: ShopRequest,
  cookie: string | undefined,
  url: URL,
  answer: { readonly isOwnLink: boolean; readonly isPublic: boolean },
): string[] {
  const isSecure = url.protocol === 'https:'
  const kept = chosenLanguageOf(cookie, market)
  if (answer.isOwnLink && kept !== undefined && kept !== language) return localeCookies(market, language, isSecure)
  return answer.isPublic ? [] : missingLocaleCookies(cookie, market, language, isSecure)
}

function handCookiesOn({ setCookies }: ShopRequest, response: Response): Response {
  for (const setCookie of setCookies) response.headers.append('set-cookie', setCookie)
  if (setCookies.length > 0) response.headers.set('cache-control', 'private, no-store')
  return response
}

export const middleware = [openShopMiddleware]

/** The shop around every page. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<SentShop> {
  const data = await loadShopData(context, url)
  if (isDocumentRequest(request)) addStandingParts(data, documentFragments(context))
  return sentShopOf(data)
}

/** The error page has a head of its own. */
export const meta: Route.MetaFunction = ({ error }) => (error ? [] : [{ title: SHOP_NAME }])

export function Layout({ children }: { children: ReactNode }) {
  const sent = useRouteLoaderData<typeof loader>('root')
  const arrived = useMemo(() => sent && arrivedShopOf(sent), [sent])
  const data = useVisitor(useShownShop(arrived))
  const { nonce, starter } = use(DocumentScriptsContext)
  const lang = data ? `${data.language}-${data.country}` : 'en'
  const scripts = (
    <>
      <ScrollRestoration nonce={nonce} />
      <ApplicationScripts nonce={nonce} starter={starter} />
    </>
  )
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#16202a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {data?.isForAll ? <ExpectedCustomer nonce={nonce} /> : null}
        {data ? <Fonts language={data.language} nonce={nonce} /> : null}
        <Meta />
        {/* The style sheet that the development server adds would carry a nonce that the browser then hides from hydration. */}
        <Links {...(import.meta.env.DEV ? { nonce: '' } : {})} />
      </head>
      <body>
        {data ? (
          <ShopProvider data={data}>
            <NotificationProvider>
              <CartProvider initialCart={data.cart}>{children}</CartProvider>
            </NotificationProvider>
            {scripts}
          </ShopProvider>
        ) : (
          <>
            {children}
            {scripts}
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <WholeLayout />
      <NavigationProgress />
      <DelegatedNavigation />
      <IntendedPage />
      <SignedInReload />
      <VisitMemory />
      <ConsentQuestion />
      <SupportOpener />
      <Tracking />
      <Monitoring />
      <ServiceWidgets />
      <DocumentTags />
      <MissingPictures />
      <PlainCopies />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ShopErrorBoundary error={error} />
}
