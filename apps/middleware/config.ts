import { type CountryCode, readCountries } from '@shop/domain/market'
import { networkOf } from '@shop/domain/session'
import { isProxy } from '@shop/http'
import { type MonitoringSettings, readMonitoringSettings, readSlowQueryMs } from '@shop/monitoring'
import { readDrainMs, readSecretFiles } from '@shop/process'
import type { CacheAdmin } from './src/cache/cache-admin.ts'
import { readCacheAdmin } from './src/cache/cache-admin.ts'
import type { SearchEngineSettings } from './src/search-index/catalogue-search.ts'
import { readUpstreamSettings, type UpstreamSettings } from './src/upstream/read-upstream-settings.ts'

/** Settings of the middleware process. */
export interface MiddlewareSettings extends UpstreamSettings, SearchEngineSettings {
  readonly databaseUrl: string
  /** Upper bound of database connections, and of operations that run at the same time. */
  readonly poolSize: number
  /** Longest wait for a connection, and for a row that someone else changes, in ms; a statement may take a second more. */
  readonly databaseWaitMs: number
  readonly port: number
  readonly bindHost: string
  /** Addresses whose `x-forwarded-host` is believed, such as that of a storefront on another machine. */
  readonly trustedProxies: readonly string[]
  /** The self-service orders site, which is reached by signed links. */
  readonly ordersSite: {
    /** Its port on the machine of a developer, by default that of the stand-in. */
    readonly localPort: number
    /** Key of the links; without one the database makes its own. */
    readonly tokenSecret?: string
  }
  /** Port of the storefront on the machine of a developer; undefined in production, where links lead to the markets' hosts. */
  readonly localShopPort: number | undefined
  readonly logLevel: LogLevel
  /** The owner's collector of errors and measurements; undefined without one. */
  readonly monitoring?: MonitoringSettings | undefined
  /** From how many ms on a statement of SQL is logged; by default 0, for none. */
  readonly slowQueryMs?: number
  /** How long it goes on answering once it is told to stop, in ms; see `readDrainMs`. */
  readonly drainMs: number
  /** Networks whose calls no limit per network counts, as `networkOf` says them. */
  readonly unlimitedNetworks: ReadonlySet<string>
  /** Countries whose delivery addresses are looked up on the map, besides those of the registry (ADDR-21). */
  readonly checkedMarkets?: ReadonlySet<CountryCode> | undefined
  /** Undefined where no one may purge caches (AUTH-20). */
  readonly cacheAdmin?: CacheAdmin | undefined
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Settings from the environment, with the defaults of a single machine,  * upstream services; with `DEPLOYMENT=production` none does (API-52).
 * Throws one error that names every setting that cannot be used.
 */
export function readSettings(given: NodeJS.ProcessEnv = process.env): MiddlewareSettings {
  const problems: string[] = []
  const env = readSecretFiles(given, problems)
  const settings = {
    databaseUrl: readDatabaseUrl(env.DATABASE_URL, problems),
    databaseWaitMs: readInteger('DATABASE_WAIT_SECONDS', env.DATABASE_WAIT_SECONDS || '2', { from: 1, to: 60 }, problems) * 1000,
    poolSize: readInteger('DATABASE_POOL_SIZE', env.DATABASE_POOL_SIZE || '10', { from: 2, to: 200 }, problems),
    port: readInteger('MIDDLEWARE_PORT', env.MIDDLEWARE_PORT || '8181', { from: 0, to: 65_535 }, problems),
    bindHost: env.MIDDLEWARE_HOST || '127.0.0.1',
    trustedProxies: readProxies(env.MIDDLEWARE_TRUSTED_PROXIES || 'loopback', problems),
    ordersSite: readOrdersSite(env, problems),
    unlimitedNetworks: readUnlimitedNetworks(env.UNLIMITED_NETWORKS || '', problems),
    localShopPort: readLocalShopPort(env, problems),
    logLevel: readWord('LOG_LEVEL', env.LOG_LEVEL || 'info', LOG_LEVELS, 'info', problems),
    ...readUpstreamSettings(env, problems),
    monitoring: readMonitoringSettings(env, problems),
    slowQueryMs: readSlowQueryMs(env, problems),
    drainMs: readDrainMs(env, problems),
    cacheAdmin: readCacheAdmin(env, problems),
    checkedMarkets: readAddressCheck(env.ADDRESS_CHECK_MARKETS, problems),
    openSearchUrl: readOpenSearchUrl(env.OPENSEARCH_URL, problems),
    searchFolder: env.SEARCH_DIR || undefined,
  }
  if (problems.length > 0) throw new Error(`The middleware cannot start:\n${problems.map(problem => `- ${problem}`).join('\n')}`)
  return settings
}

function readAddressCheck(text: string | undefined, problems: string[]): ReadonlySet<CountryCode> | undefined {
  try {
    return text ? readCountries('ADDRESS_CHECK_MARKETS', text) : undefined
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

function readDatabaseUrl(text: string | undefined, problems: string[]): string {
  if (!text) problems.push('DATABASE_URL is missing: the address of a PostgreSQL, such as postgres://shop@localhost/anvil')
  // The address holds a password, so it is not repeated.
  else if (!/^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '')) problems.push('DATABASE_URL is not a postgres:// address')
  return text ?? ''
}

function readOpenSearchUrl(text: string | undefined, problems: string[]): string | undefined {
  if (!text) return undefined
  if (text.split(',').every(node => /^https?:$/.test(URL.parse(node.trim())?.protocol ?? ''))) return text
  // An address may hold a password, so it is not repeated.
  problems.push('OPENSEARCH_URL is not an http:// or https:// address, or several separated by commas')
  return undefined
}

function readInteger(name: string, text: string, range: { from: number; to: number }, problems: string[]): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= range.from && value <= range.to))
    problems.push(`${name}=${text} is not a number from ${range.from} to ${range.to}`)
  return value
}

/** A key shorter than what it signs with is one that can be guessed. */
const SHORTEST_SECRET = 32

function readOrdersSite(env: NodeJS.ProcessEnv, problems: string[]): MiddlewareSettings['ordersSite'] {
  const localPort = readInteger('ORDERS_PORT', env.ORDERS_PORT || '3100', { from: 1, to: 65_535 }, problems)
  const tokenSecret = env.ORDERS_TOKEN_SECRET
  if (!tokenSecret) return { localPort }
  if (tokenSecret.length < SHORTEST_SECRET)
    problems.push(`ORDERS_TOKEN_SECRET is shorter than ${SHORTEST_SECRET} characters; make one with: openssl rand -base64 32`)
  return { localPort, tokenSecret }
}

function readLocalShopPort(env: NodeJS.ProcessEnv, problems: string[]): number | undefined {
  if (env.DEPLOYMENT === 'production') return undefined
  return readInteger('PORT', env.PORT || '3000', { from: 0, to: 65_535 }, problems)
}

function readProxies(text: string, problems: string[]): string[] {
  const proxies = text.split(',').map(proxy => proxy.trim())
  for (const proxy of proxies) {
    if (!isProxy(proxy))
      problems.push(`MIDDLEWARE_TRUSTED_PROXIES has ${proxy}, which is neither an address, a network, nor loopback`)
  }
  return proxies
}

function readUnlimitedNetworks(text: string, problems: string[]): ReadonlySet<string> {
  const addresses = text
    .split(',')
    .map(address => address.trim())
    .filter(Boolean)
  for (const address of addresses)
    if (networkOf(address) === networkOf('')) problems.push(`UNLIMITED_NETWORKS has ${address}, which is not an address`)
  return new Set(addresses.map(networkOf))
}

function readWord<Word extends string>(
  name: string,
  text: string,
  words: readonly Word[],
  fallback: Word,
  problems: string[],
): Word {
  const word = words.find(candidate => candidate === text)
  if (!word) problems.push(`${name}=${text} is not one of ${words.join(', ')}`)
  return word ?? fallback
}
