import path from 'node:path'
import { type MarketSwitches, readCountries } from '@shop/domain/market'
import { type MonitoringSettings, readAccessLog, readMonitoringSettings } from '@shop/monitoring'
import { readDrainMs, readSecretFiles } from '@shop/process'
import { SOCIAL_CHANNELS, type SocialLinks } from './app/href/external-links.ts'
import type { GooglePaySettings } from './app/request/google-pay-settings.ts'
import { type PaymentPages, readPaymentPages } from './server/read-payment-fields.ts'

/** Settings of the storefront process. */
export interface StorefrontSettings extends MarketSwitches {
  readonly port: number
  readonly bindHost: string
  /** Root of the middleware, where `/api` is passed on to. */
  readonly middlewareUrl: string
  /** Where `/live` is passed on to. */
  readonly liveUrl: string
  /** Whether websockets go there although a live app runs in this process. */
  readonly isLiveElsewhere: boolean
  /** Folder with the product pictures, served under `/pictures`. */
  readonly picturesDirectory: string
  /** Folder with the pictures that the worker copied from another shop, served under `/pictures/copied`. */
  readonly copiedPicturesDirectory: string
  /** Addresses of proxies whose forwarded host and protocol are believed. */
  readonly trustedProxies: readonly string[]
  /** Address of the script that shows the shop's Google reviews; without it no store shows them (REV-18). */
  readonly googleReviewsScript?: string
  /** Card fields of the payment provider in the payment step, and what this page may do besides. */
  readonly payment: PaymentPages
  /** Script of the parcel-tracking widget; without one none is loaded (ORD-14). */
  readonly parcelTrackingScript?: string
  /** Channels of the shop elsewhere, by kind; one that is not set is not linked to (SHELL-23). */
  readonly socialLinks: SocialLinks
  /** The shop's VAT number, which its imprint names. */
  readonly shopVatId?: string
  /** Sites of other operators that pages link to, without a slash at the end. */
  readonly corporateSiteUrl: string
  /** Missing where goods are sent back by the shop's own orders site. */
  readonly returnsPortalUrl?: string
  /** Script of the trust badge, which pages may load once the visitor agrees; none where it is not set in production. */
  readonly trustWidgetScript?: string
  /** Container of a tag manager, which pages load once the visitor consents; without one they load none. */
  readonly tagManagerScript?: string
  /** Where the container and what Google loads by it are; empty without it. */
  readonly tagManagerOrigins: readonly string[]
  /** How Google Pay is asked for; without it there is no express payment. */
  readonly googlePay?: GooglePaySettings
  /** Where its script and what that loads are; empty without it. */
  readonly googlePayOrigins: readonly string[]
  /** Port of the self-service orders site on the machine of a developer. */
  readonly ordersPort: number
  /** Whether search engines may visit local hosts too. */
  readonly opensAllHosts: boolean
  /** Whether this is the machine of a developer, where links lead to local hosts when the host asked for is unknown. */
  readonly isLocalDeployment: boolean
  readonly isProduction: boolean
  /** Bytes of pages that are the same for all which the process stores; 0 stores none. */
  readonly pageCacheBytes: number
  /** How long a page may take for who only looks around before it is refused at once, in ms; 0 refuses no one. */
  readonly browsingWaitMs: number
  /** Whether answers tell caches on the way what they depend on, by `Cache-Tag`. */
  readonly sendsCacheTags: boolean
  /** Whether browsers are told what a page needs while it is being rendered, by 103. */
  readonly sendsEarlyHints: boolean
  /** The owner's collector of errors; undefined without one. */
  readonly monitoring?: MonitoringSettings | undefined
  /** Whether every request is a line of the log. */
  readonly hasAccessLog?: boolean
  /** How long it goes on answering once it is told to stop, in ms; see `readDrainMs`. */
  readonly drainMs: number
}

/** Settings from the environment, with the defaults of a single machine. Throws on an unusable value. */
export function readSettings(given: NodeJS.ProcessEnv = process.env): StorefrontSettings {
  const problems: string[] = []
  const env = readSecretFiles(given, problems)
  const standinOf = readStandins(env)
  const trustWidgetScript = env.TRUST_WIDGET_SCRIPT || standinOf('/trust-widgets/trusted-shops.js')
  const settings = {
    port: readPort('PORT', env.PORT ?? '3000'),
    bindHost: env.BIND_HOST ?? '127.0.0.1',
    middlewareUrl: env.MIDDLEWARE_URL ?? `http://127.0.0.1:${env.MIDDLEWARE_PORT ?? 8181}`,
    isLiveElsewhere: env.LIVE_URL !== undefined,
    liveUrl: env.LIVE_URL ?? `http://127.0.0.1:${env.LIVE_PORT ?? 4000}`,
    picturesDirectory: path.resolve(env.PICTURES_DIR ?? path.join(import.meta.dirname, '../../demo/pictures')),
    copiedPicturesDirectory: path.resolve(env.COPIED_PICTURES_DIR || path.join(env.DATA_DIR || '.data', 'pictures')),
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter(Boolean),
    ...(env.GOOGLE_REVIEWS_SCRIPT ? { googleReviewsScript: new URL(env.GOOGLE_REVIEWS_SCRIPT).href } : {}),
    ...(env.PARCEL_TRACKING_SCRIPT
      ? { parcelTrackingScript: readScript('PARCEL_TRACKING_SCRIPT', env.PARCEL_TRACKING_SCRIPT) }
      : {}),
    payment: readPaymentPages(env, standinOf),
    socialLinks: readSocialLinks(env.SOCIAL_LINKS ?? ''),
    ...(env.SHOP_VAT_ID ? { shopVatId: env.SHOP_VAT_ID } : {}),
    corporateSiteUrl: readSite('CORPORATE_SITE_URL', env.CORPORATE_SITE_URL || standinOf('/corporate')),
    ...(env.RETURNS_PORTAL_URL ? { returnsPortalUrl: readSite('RETURNS_PORTAL_URL', env.RETURNS_PORTAL_URL) } : {}),
    ...(trustWidgetScript ? { trustWidgetScript: readScript('TRUST_WIDGET_SCRIPT', trustWidgetScript) } : {}),
    ...(env.ADDRESS_CHECK_MARKETS ? { checkedMarkets: readCountries('ADDRESS_CHECK_MARKETS', env.ADDRESS_CHECK_MARKETS) } : {}),
    ...(env.LIVE_OFF_MARKETS ? { quietMarkets: readCountries('LIVE_OFF_MARKETS', env.LIVE_OFF_MARKETS) } : {}),
    ...readTagManager(env, standinOf('/tag-manager/gtm.js')),
    ...readGooglePay(env, standinOf('/gp/p/js/pay.js')),
    ordersPort: readPort('ORDERS_PORT', env.ORDERS_PORT || '3100'),
    opensAllHosts: readSearchEngines(env.SEARCH_ENGINES),
    isLocalDeployment: env.DEPLOYMENT !== 'production',
    isProduction: env.NODE_ENV !== 'development',
    pageCacheBytes: readMegabytes('PAGE_CACHE_MB', env.PAGE_CACHE_MB || '64'),
    browsingWaitMs: readSeconds('BROWSING_WAIT_SECONDS', env.BROWSING_WAIT_SECONDS || '2') * 1000,
    sendsCacheTags: readSending('CACHE_TAGS', env.CACHE_TAGS),
    sendsEarlyHints: readSending('EARLY_HINTS', env.EARLY_HINTS),
    monitoring: readMonitoringSettings(env, problems),
    hasAccessLog: readAccessLog(env, problems),
    drainMs: readDrainMs(env, problems),
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return settings
}

function readPort(name: string, text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is not a port: ${text}`)
  return port
}

/** URLs of the sites that the stand-ins serve; none in production. */
function readStandins(env: NodeJS.ProcessEnv): (path: string) => string | undefined {
  const deployment = env.DEPLOYMENT || 'local'
  if (deployment !== 'local' && deployment !== 'production')
    throw new Error(`DEPLOYMENT=${deployment} is neither local nor production`)
  return path => (deployment === 'production' ? undefined : `http://127.0.0.1:${env.STANDINS_PORT || 4010}${path}`)
}

const TAG_MANAGER_SCRIPT = 'https://www.googletagmanager.com/gtm.js'
/** Where GA4 is told what its container collects. */
const ANALYTICS_ORIGINS = ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']

/** The container of the owner's tag manager, if there is one; on the machine of a developer the stand-in has them. */
function readTagManager(
  env: NodeJS.ProcessEnv,
  standin: string | undefined,
): Pick<StorefrontSettings, 'tagManagerScript' | 'tagManagerOrigins'> {
  const id = env.TAG_MANAGER_ID
  if (!id) return { tagManagerOrigins: [] }
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(id)) throw new Error(`TAG_MANAGER_ID is not the id of a container (GTM-…): ${id}`)
  const script = readScript('TAG_MANAGER_SCRIPT', env.TAG_MANAGER_SCRIPT || standin || TAG_MANAGER_SCRIPT)
  const origins = script === TAG_MANAGER_SCRIPT ? ANALYTICS_ORIGINS : []
  return { tagManagerScript: `${script}?id=${id}`, tagManagerOrigins: [new URL(script).origin, ...origins] }
}

const GOOGLE_PAY_SCRIPT = 'https://pay.google.com/gp/p/js/pay.js'
/** What Google's script loads besides its own origin: its questions and its mark. */
const GOOGLE_ORIGINS = ['https://google.com', 'https://www.google.com', 'https://www.gstatic.com']

/** Google Pay where the shop is known to Google; the stand-in asks for no such number. */
function readGooglePay(
  env: NodeJS.ProcessEnv,
  standin: string | undefined,
): Pick<StorefrontSettings, 'googlePay' | 'googlePayOrigins'> {
  const isProduction = env.DEPLOYMENT === 'production'
  const merchantId = env.GOOGLE_PAY_MERCHANT_ID || (isProduction ? '' : 'anvil-local')
  if (!merchantId) return { googlePayOrigins: [] }
  const environment = env.GOOGLE_PAY_ENVIRONMENT || (isProduction ? 'PRODUCTION' : 'TEST')
  if (environment !== 'TEST' && environment !== 'PRODUCTION')
    throw new Error(`GOOGLE_PAY_ENVIRONMENT is neither TEST nor PRODUCTION: ${environment}`)
  const gatewayMerchantId = env.PAYMENT_MERCHANT_ACCOUNT || (isProduction ? '' : 'AnvilECOM')
  if (!gatewayMerchantId) throw new Error('PAYMENT_MERCHANT_ACCOUNT is missing: Google Pay encrypts cards for it')
  const scriptUrl = readScript('GOOGLE_PAY_SCRIPT', env.GOOGLE_PAY_SCRIPT || standin || GOOGLE_PAY_SCRIPT)
  const isGoogles = scriptUrl === GOOGLE_PAY_SCRIPT
  return {
    googlePay: { scriptUrl, environment, merchantId, gatewayMerchantId },
    googlePayOrigins: [new URL(scriptUrl).origin, ...(isGoogles ? GOOGLE_ORIGINS : [])],
  }
}

function readSite(name: string, text: string | undefined): string {
  if (!text) throw new Error(`${name} is missing: with DEPLOYMENT=production no stand-in takes its place`)
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new Error(`${name} is not the http address of a site: ${text}`)
  return url.href.replace(/\/+$/, '')
}

function readSearchEngines(text = ''): boolean {
  if (text !== '' && text !== 'allow') throw new Error(`SEARCH_ENGINES is neither allow nor empty: ${text}`)
  return text === 'allow'
}

function readSeconds(name: string, text: string): number {
  if (!/^\d{1,2}(?:\.\d)?$/.test(text)) throw new Error(`${name} is no number of seconds below 100: ${text}`)
  return Number(text)
}

function readMegabytes(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} is no whole number of megabytes: ${text}`)
  return Number(text) * 2 ** 20
}

function readSending(name: string, text = ''): boolean {
  if (text !== '' && text !== 'send') throw new Error(`${name} is neither send nor empty: ${text}`)
  return text === 'send'
}

function readScript(name: string, text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${name} is not the http address of a script: ${text}`)
  return url.href
}

/** Reads `video=https://…,xing=https://…`. */
function readSocialLinks(text: string): SocialLinks {
  const links = text
    .split(',')
    .filter(Boolean)
    .map(pair => {
      const [name = '', ...rest] = pair.trim().split('=')
      const channel = SOCIAL_CHANNELS.find(known => known === name)
      const url = URL.parse(rest.join('='))
      if (!channel || url?.protocol !== 'https:') throw new Error(`SOCIAL_LINKS has no such channel or address: ${pair}`)
      return [channel, url.href] as const
    })
  return Object.fromEntries(links)
}
