import { type MonitoringSettings, readAccessLog, readMonitoringSettings } from '@shop/monitoring'
import { readDrainMs, readSecretFiles } from '@shop/process'

/** Settings of the process of the self-service orders site. */
export interface OrdersSettings {
  readonly port: number
  readonly bindHost: string
  /** Root of the middleware. */
  readonly middlewareUrl: string
  /** Port of the storefront on the machine of a developer, where links to the shop lead; undefined in production. */
  readonly localShopPort?: number | undefined
  /** Addresses of proxies whose forwarded host, protocol and client are believed. */
  readonly trustedProxies: readonly string[]
  /** The owner's collector of errors; undefined without one. */
  readonly monitoring?: MonitoringSettings | undefined
  /** Whether every request is a line of the log. */
  readonly hasAccessLog?: boolean
  /** How long it goes on answering once it is told to stop, in ms; see `readDrainMs`. */
  readonly drainMs: number
}

/**
 * Settings from the environment, with the defaults of a single machine. Throws one error that names every setting that cannot be
 * used.
 */
export function readSettings(given: NodeJS.ProcessEnv = process.env): OrdersSettings {
  const problems: string[] = []
  const env = readSecretFiles(given, problems)
  const settings = {
    port: readPort('ORDERS_PORT', env.ORDERS_PORT || '3100', problems),
    bindHost: env.BIND_HOST || '127.0.0.1',
    middlewareUrl: env.MIDDLEWARE_URL || `http://127.0.0.1:${env.MIDDLEWARE_PORT || 8181}`,
    localShopPort: env.DEPLOYMENT === 'production' ? undefined : readPort('PORT', env.PORT || '3000', problems),
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter(Boolean),
    monitoring: readMonitoringSettings(env, problems),
    hasAccessLog: readAccessLog(env, problems),
    drainMs: readDrainMs(env, problems),
  }
  if (problems.length > 0) throw new Error(`The orders site cannot start:\n${problems.map(problem => `- ${problem}`).join('\n')}`)
  return settings
}

function readPort(name: string, text: string, problems: string[]): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) problems.push(`${name}=${text} is not a port`)
  return port
}
