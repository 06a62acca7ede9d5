import { randomUUID } from 'node:crypto'
import type { Transport } from '@shop/contract'
import { marketOfHost, ordersOriginOf } from '@shop/domain/market'
import { providerMethodsOf } from '@shop/domain/payment'
import type { BodyPart } from '@shop/http'
import { currentScope } from '@shop/monitoring'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { MarkedDocument, RequestInput } from '../app/request/request-context.server.ts'
import type { StorefrontSettings } from '../config.ts'
import type { PageTurns } from './admission/page-turns.ts'
import { isUrgentPath } from './admission/refuse-browsing.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import type { PageNames } from './page-names.ts'
import type { LoadBuild } from './page-source.ts'
import { createPathBuilds } from './path-builds.ts'
import { securityHeaders } from './security-headers.ts'

/** Who asks for a page, and where. */
export type Asker = Pick<
  RequestInput,
  'host' | 'isUnknownHost' | 'isShared' | 'cookie' | 'userAgent' | 'clientAddress' | 'foreignFormUrl'
> & {
  readonly protocol: string
  readonly url: string
}

/** What the pages answered, ready to be sent by a server. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly setCookies: readonly string[]
  /** A document as a whole, in parts; a stream where some of it comes later. */
  readonly body: readonly BodyPart[] | ReadableStream<Uint8Array> | undefined
  readonly requestId: string
}

/** Asks the pages of the build. */
export type RenderPage = (request: Request, asker: Asker) => Promise<PageAnswer>

/** How pages are rendered with a build and the settings of the process, one after another. */
export function createPageRenderer(
  loadBuild: LoadBuild,
  transport: Transport,
  settings: StorefrontSettings,
  { turns, names }: { readonly turns: PageTurns; readonly names?: PageNames },
): RenderPage {
  const { tagManagerOrigins } = settings
  const handlersOf = rememberLast((build: ServerBuild) => {
    const buildOf = createPathBuilds(build)
    const handlers = new Map<ServerBuild, RequestHandler>()
    return (pathname: string) => {
      const own = buildOf(pathname)
      const handler = handlers.get(own) ?? createRequestHandler(own, settings.isProduction ? 'production' : 'development')
      handlers.set(own, handler)
      return handler
    }
  })
  const ofSettings = {
    middlewareUrl: settings.middlewareUrl,
    socialLinks: settings.socialLinks,
    ...(settings.shopVatId ? { shopVatId: settings.shopVatId } : {}),
    ...(settings.googleReviewsScript ? { googleReviewsScript: settings.googleReviewsScript } : {}),
    opensAllHosts: settings.opensAllHosts,
    corporateSiteUrl: settings.corporateSiteUrl,
    ...(settings.returnsPortalUrl ? { returnsPortalUrl: settings.returnsPortalUrl } : {}),
    ordersPort: settings.ordersPort,
    ...(settings.trustWidgetScript ? { trustWidgetScript: settings.trustWidgetScript } : {}),
    ...(settings.tagManagerScript ? { tagManagerScript: settings.tagManagerScript } : {}),
    ...(settings.parcelTrackingScript ? { parcelTrackingScript: settings.parcelTrackingScript } : {}),
    ...(settings.payment.fields ? { paymentFields: settings.payment.fields } : {}),
    ...(settings.googlePay ? { googlePay: settings.googlePay } : {}),
    checkedMarkets: settings.checkedMarkets,
    quietMarkets: settings.quietMarkets,
  }
  const render: RenderPage = async (request, { protocol, url, ...asker }) => {
    const { build, createRequestContext } = await loadBuild()
    names?.learn(build)
    // It never leaves this process. Random bytes of its own would ask the system for every page.
    const nonce = randomUUID()
    const requestId = currentScope()?.requestId ?? randomUUID()
    let document: MarkedDocument | undefined
    const context = createRequestContext({
      ...ofSettings,
      ...asker,
      transport,
      nonce,
      requestId,
      takeDocument: taken => {
        document = taken
      },
      now: new Date().toISOString(),
    })
    const response = await handlersOf(build)(new URL(request.url).pathname)(request, context)
    const origins = [...tagManagerOrigins, ...walletOrigins(asker.host, settings)]
    const taken = !response.body && isDocument(response) ? document : undefined
    const hashed = taken && hashInlineScripts(taken.html, nonce)
    return {
      status: response.status,
      headers: {
        ...securityHeaders([...(hashed?.sources ?? []), ...(taken?.sources ?? [])], protocol, {
          scriptOrigins: origins,
          ordersOrigin: ordersOriginOf(marketOfHost(asker.host), asker.host, settings.ordersPort),
          ...(isPaymentPage(url) ? { paymentOrigins: settings.payment.origins } : {}),
        }),
        ...Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie')),
      },
      setCookies: response.headers.getSetCookie(),
      body: hashed ? taken.fill(hashed.html) : (response.body ?? undefined),
      requestId,
    }
  }
  // What is sent waits for the database, and not for pages.
  return (request, asker) =>
    request.method === 'GET'
      ? turns.run(isUrgentPath(new URL(request.url).pathname), () => render(request, asker))
      : render(request, asker)
}

/** Computes again only for another argument than the last, which changes while a developer works on the pages. */
function rememberLast<Argument, Result>(compute: (argument: Argument) => Result): (argument: Argument) => Result {
  let last: { readonly argument: Argument; readonly result: Result } | undefined
  return argument => {
    if (!last || last.argument !== argument) last = { argument, result: compute(argument) }
    return last.result
  }
}

/** The steps in which a card is entered or the shopper is led to a bank, and the page to which they come back. */
function isPaymentPage(url: string): boolean {
  return /^[^?]*\/checkout\/(?:pay-order|payment(?:-return)?)\/?(?:\?|$)/.test(url)
}

/**
 * Where the wallet of a page lives, in markets whose carts can be paid by it. Every document of such a market may come to show the cart
 * without being loaded again, so that all of them allow it and none but the cart loads it.
 */
function walletOrigins(host: string, { googlePayOrigins }: StorefrontSettings): readonly string[] {
  return providerMethodsOf(marketOfHost(host)).includes('googlepay') ? googlePayOrigins : []
}

/** Whether a response without a body is that of the document that was handed over next to it. */
function isDocument({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html')
}
