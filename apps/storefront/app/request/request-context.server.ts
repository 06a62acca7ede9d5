import {
  type CacheTag,
  createShopClient,
  type OperationName,
  type ParamsOf,
  type ShopClient,
  type Transport,
} from '@shop/contract'
import { COOKIES } from '@shop/domain/cookie'
import {
  type Language,
  type Locale,
  localeOf,
  type Market,
  type MarketSwitches,
  marketOfHost,
  switchedMarket,
} from '@shop/domain/market'
import { createContext, RouterContextProvider } from 'react-router'
import type { SocialLinks } from '../href/external-links.ts'
import { createHrefs, type Hrefs } from '../href/hrefs.ts'
import { languageOfPath } from '../href/language-prefix.ts'
import { cookieOf, cookiesAfter } from './cookies.ts'
import type { GooglePaySettings } from './google-pay-settings.ts'
import { answeringOutages } from './outage.server.ts'
import type { PaymentFields } from './payment-fields.ts'
import { tellingSupport } from './support-refusal.server.ts'

/**
 * HTML of a page, in parts that belong together in this order, with marks in place of its fragments. They are never one
 * text: one of more than 128 kB is a large object to V8, which keeps it until it collects old objects.
 */
export interface MarkedDocument {
  readonly html: readonly string[]
  /** The page in parts, with the fragments in the places of the marks of its HTML, in which other things may have changed. */
  readonly fill: (html: readonly string[]) => readonly (string | Uint8Array)[]
  /** Sources of a content security policy that allow the scripts without nonce in the parts that are filled in. */
  readonly sources: readonly string[]
}

/** What the server knows of a request before any page does. */
export interface RequestInput extends MarketSwitches {
  readonly transport: Transport
  /** Root of the middleware, for what is no operation. */
  readonly middlewareUrl: string
  /** The shop's own host that the answer is written for, whichever host was asked (MKT-05). */
  readonly host: string
  /** Whether a host was asked that is not the shop's own; search engines are to pass it by. */
  readonly isUnknownHost: boolean
  readonly cookie: string | undefined
  readonly userAgent: string
  /** Address of the browser. */
  readonly clientAddress: string
  /** Given to every inline script of the page, and to nothing else: by it the server knows which ones it may allow. */
  readonly nonce: string
  /** Takes the HTML of a page as a whole, so that no stream is between; the response to it has no body. */
  readonly takeDocument: (document: MarkedDocument) => void
  readonly now: string
  readonly requestId: string
  /** Address of the script that shows the shop's Google reviews. */
  readonly googleReviewsScript?: string
  /** Address of the container of a tag manager, where the owner has one. */
  readonly tagManagerScript?: string
  /** Address of the parcel-tracking widget's script, where one is set (ORD-14). */
  readonly parcelTrackingScript?: string
  /** The provider's card fields, where they are in the page. */
  readonly paymentFields?: PaymentFields
  /** Channels of the shop elsewhere (SHELL-23). */
  readonly socialLinks?: SocialLinks
  /** The shop's VAT number where it is not that of `COMPANY`. */
  readonly shopVatId?: string
  /** Sites outside of the shop; `externalLinksOf` makes links of them. */
  readonly corporateSiteUrl: string
  readonly returnsPortalUrl?: string
  /** Port of the self-service orders site on the machine of a developer. */
  readonly ordersPort?: number
  /** Whether search engines may visit local hosts too. */
  readonly opensAllHosts?: boolean
  /** Whether the answer is made for all who ask for it, and may be stored. */
  readonly isShared?: boolean
  /** URL of a form from another site, in whose place the page that refuses it is rendered. */
  readonly foreignFormUrl?: string
  /** How Google Pay is asked for, where the shop has it. */
  readonly googlePay?: GooglePaySettings
  /** Address of the trust badge's script, where there is one. */
  readonly trustWidgetScript?: string
}

/** What of it decides which shop the request is in, and how its client calls. */
type ShopInput = Pick<
  RequestInput,
  keyof MarketSwitches | 'host' | 'transport' | 'clientAddress' | 'cookie' | 'isShared' | 'now' | 'requestId' | 'userAgent'
>

/** A call of an operation with the answer that a page was made of. */
export interface AskedCall {
  readonly operation: OperationName
  readonly params: ParamsOf<OperationName>
  readonly customQuery: string | undefined
  readonly answer: unknown
}

/** The shop a request is in, and its client for operations. */
export type ShopRequest = Pick<OpenShop, keyof OpenShop>

export const requestInputContext = createContext<RequestInput>()
export const shopContext = createContext<ShopRequest>()
/** Whether a guard found that the page does not exist; its layout says so once the shop around it is loaded. */
export const missingPageContext = createContext(false)

/** The context the server hands to the router with every request. */
export function createRequestContext(input: RequestInput): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestInputContext, input)
  return context
}

/** The shop of a request: market by host, language by the first path segment. */
export function openShop(input: ShopInput, pathname: string, signal: AbortSignal): ShopRequest {
  return new OpenShop(input, pathname, signal)
}

/**
 * A class, not an object with getters of its own: V8 gives each of those a hidden class, which is old from the beginning and keeps
 * all that the getters see, here the whole page, until all garbage is collected (docs/performance.md).
 */
class OpenShop {
  readonly market: Market
  readonly language: Language
  readonly locale: Locale
  readonly hrefs: Hrefs
  readonly client: ShopClient
  /** ISO instant of the request. */
  readonly now: string
  readonly requestId: string
  /**
   * The locale a visitor has chosen before, as a cookie says; not believed. It makes no page personal, because stored pages
   * are sent to those alone whom it leads nowhere else.
   */
  readonly chosenLocale: string | undefined
  readonly userAgent: string
  /** Whether the answer is made for all who ask for it, and may be stored: it then waits for all of its parts. */
  readonly isShared: boolean
  /** Cookies the middleware set while the page was made; the root middleware hands them on. */
  readonly setCookies: string[] = []
  /** Operations that failed while the page was made, so that it is not cached. */
  readonly missing: string[] = []
  /**
   * Parts of the page that are still loading when its response begins. Whether one of them will be missing is not known by
   * then, so the response may not be cached.
   */
  readonly deferred: string[] = []
  /** The calls that were answered so far, by operation and params. */
  readonly asked: ReadonlyMap<string, AskedCall>
  readonly #cookie: string | undefined
  readonly #isInSession: boolean
  readonly #cacheTags = new Set<CacheTag>()
  #hasReadCookies = false
  #isCacheable = true
  #retryAfterSeconds: number | undefined

  constructor(input: ShopInput, pathname: string, signal: AbortSignal) {
    this.market = switchedMarket(marketOfHost(input.host), input)
    this.language = languageOfPath(this.market, pathname)
    this.locale = localeOf(this.market, this.language)
    this.hrefs = createHrefs(this.market, this.language)
    this.now = input.now
    this.requestId = input.requestId
    this.chosenLocale = cookieOf(input.cookie, COOKIES.locale.name)
    this.userAgent = input.userAgent
    this.isShared = input.isShared === true
    this.#cookie = input.cookie
    this.#isInSession = hasSessionCookie(input.cookie)
    const asked = new Map<string, AskedCall>()
    this.asked = asked
    this.client = noting(
      asked,
      tellingSupport(
        answeringOutages(this.#createClient(input, signal), operation => this.missing.push(operation)),
        { cookie: input.cookie, locale: this.locale },
      ),
    )
  }

  /** Cookies of the browser; what they say is not believed. A page that reads them is for this visitor alone. */
  get cookie(): string | undefined {
    this.#hasReadCookies = true
    return this.#cookie
  }

  /** Whether the browser has a session. A page that asks is for this visitor alone. */
  get hasSession(): boolean {
    this.#hasReadCookies = true
    return this.#isInSession
  }

  /** Whether something of the page depends on the visitor: a cookie was read, or the session may have been. */
  get isPersonal(): boolean {
    // Operations are sent the cookies, so that their answers may be those of the session.
    return this.#hasReadCookies || this.#isInSession || this.setCookies.length > 0
  }

  /** Set once an operation was refused as one too many: seconds until it may be tried again. */
  get retryAfterSeconds(): number | undefined {
    return this.#retryAfterSeconds
  }

  /** What the page depends on, from the answers it was made of; undefined once one of them may not be cached. */
  get cacheTags(): ReadonlySet<CacheTag> | undefined {
    return this.#isCacheable ? this.#cacheTags : undefined
  }

  #createClient({ transport, host, clientAddress, userAgent, cookie }: ShopInput, signal: AbortSignal): ShopClient {
    return createShopClient(transport, {
      host,
      clientAddress,
      userAgent,
      cookie: () => cookiesAfter(cookie, this.setCookies),
      signal,
      onSetCookie: setCookie => this.setCookies.push(setCookie),
      onCacheTags: tags => {
        if (!tags) this.#isCacheable = false
        for (const tag of tags ?? []) this.#cacheTags.add(tag)
      },
      onError: error => {
        this.#retryAfterSeconds ??= error.retryAfterSeconds
      },
    })
  }
}

/** A client that notes what it was answered. */
function noting(asked: Map<string, AskedCall>, client: ShopClient): ShopClient {
  return {
    async call(operation, params, customQuery) {
      const answer = await client.call(operation, params, customQuery)
      asked.set(JSON.stringify([operation, params, customQuery]), { operation, params, customQuery, answer })
      return answer
    },
  }
}

/** Whether the cookies of a request have the token of a session. */
export function hasSessionCookie(cookieHeader: string | undefined): boolean {
  return cookieOf(cookieHeader, COOKIES.session.name) !== undefined
}

/** Port of a request's host where that is a local name such as `de.localhost:3000`; null for the host of a market. */
export function localPortOf(host: string): number | null {
  const match = /^(?:(?:[a-z.]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/i.exec(host)
  return match ? Number(match[1] ?? 80) : null
}
