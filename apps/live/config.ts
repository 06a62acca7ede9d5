import { isProxy } from '@shop/http'
import { type MonitoringSettings, readMonitoringSettings, readSlowQueryMs } from '@shop/monitoring'
import { readDrainMs, readSecretFiles } from '@shop/process'

/** Settings of the live process. */
export interface LiveSettings {
  readonly databaseUrl: string
  readonly port: number
  readonly bindHost: string
  /** Upper bound of websocket connections of this process; one query looks after the carts of all, ten times a second. */
  readonly maxConnections: number
  /** Addresses of storefronts and proxies whose word on the shopper's address is believed. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  /** The owner's collector of errors; undefined without one. */
  readonly monitoring?: MonitoringSettings | undefined
  /** From how many ms on a statement of SQL is logged; by default 0, for none. */
  readonly slowQueryMs?: number
  /** How long it goes on answering once it is told to stop, in ms; see `readDrainMs`. */
  readonly drainMs: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Settings from the environment, with the defaults of a single machine.
 * Throws one error that names every setting that cannot be used.
 */
export function readSettings(given: NodeJS.ProcessEnv = process.env): LiveSettings {
  const problems: string[] = []
  const env = readSecretFiles(given, problems)
  const settings = {
    databaseUrl: readDatabaseUrl(env.DATABASE_URL, problems),
    port: readInteger('LIVE_PORT', env.LIVE_PORT || '4000', 65_535, problems),
    bindHost: env.LIVE_HOST || '127.0.0.1',
    maxConnections: readInteger('LIVE_MAX_CONNECTIONS', env.LIVE_MAX_CONNECTIONS || '5000', 20_000, problems),
    trustedProxies: readProxies(env.LIVE_TRUSTED_PROXIES || 'loopback', problems),
    logLevel: env.LOG_LEVEL || 'info',
    monitoring: readMonitoringSettings(env, problems),
    slowQueryMs: readSlowQueryMs(env, problems),
    drainMs: readDrainMs(env, problems),
  }
  if (!LOG_LEVELS.includes(settings.logLevel))
    problems.push(`LOG_LEVEL=${settings.logLevel} is not one of ${LOG_LEVELS.join(', ')}`)
  if (problems.length > 0) throw new Error(`Live cannot start:\n${problems.map(problem => `- ${problem}`).join('\n')}`)
  return settings
}

function readDatabaseUrl(text: string | undefined, problems: string[]): string {
  if (!text) problems.push('DATABASE_URL is missing: the address of a PostgreSQL, such as postgres://shop@localhost/anvil')
  // The address holds a password, so it is not repeated.
  else if (!/^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '')) problems.push('DATABASE_URL is not a postgres:// address')
  return text ?? ''
}

function readProxies(text: string, problems: string[]): string[] {
  const proxies = text.split(',').map(proxy => proxy.trim())
  for (const proxy of proxies) {
    if (!isProxy(proxy)) problems.push(`LIVE_TRUSTED_PROXIES has ${proxy}, which is neither an address, a network, nor loopback`)
  }
  return proxies
}

function readInteger(name: string, text: string, largest: number, problems: string[]): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(value <= largest)) problems.push(`${name}=${text} is not a number up to ${largest}`)
  return value
}
