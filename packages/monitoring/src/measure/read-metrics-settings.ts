import { shopRelease } from '../shop-release.ts'

/** Where a process tells Prometheus its figures. */
export interface MetricsSettings {
  readonly port: number
  /** Address it listens on; not one that the outside reaches. */
  readonly host: string
  /** Which release of the shop runs. */
  readonly release: string
}

/** Where figures are told: `METRICS_PORT` and `METRICS_HOST`; undefined without a port. Throws for what is not a port. */
export function readMetricsSettings(env: NodeJS.ProcessEnv): MetricsSettings | undefined {
  const { METRICS_PORT: text } = env
  if (!text) return undefined
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) throw new Error(`METRICS_PORT=${text} is not a port (1 to 65535)`)
  return { port, host: env.METRICS_HOST || '127.0.0.1', release: env.RELEASE || shopRelease() }
}
