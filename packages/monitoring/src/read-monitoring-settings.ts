import { MONITORING_SAMPLE_RATE } from '@shop/domain/monitoring'
import { shopRelease } from './shop-release.ts'

/** The owner's collector, and what it learns of the shop besides. */
export interface MonitoringSettings {
  /** Root of the collector, which has `/v1/logs` and `/v1/traces` below it. */
  readonly endpoint: string
  /** Such as the key of a service that collects. */
  readonly headers: Readonly<Record<string, string>>
  /** Which release of the shop runs. */
  readonly release: string
  /** Attributes of all records, such as `deployment.environment.name`. */
  readonly attributes: Readonly<Record<string, string>>
  /** Share of requests that are traced, above 0 and up to 1; undefined where none is. */
  readonly traceSampleRate?: number | undefined
}

/**
 * The collector by the settings that OpenTelemetry has for it; undefined where none is named. Adds to `problems` what cannot be
 * used, without repeating values, which may be keys.
 */
export function readMonitoringSettings(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): MonitoringSettings | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return undefined
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    problems.push('OTEL_EXPORTER_OTLP_ENDPOINT is not the http:// or https:// address of a collector')
  if ((env.OTEL_EXPORTER_OTLP_PROTOCOL || 'http/json') !== 'http/json')
    problems.push('OTEL_EXPORTER_OTLP_PROTOCOL is not http/json, the one that is spoken here')
  return {
    endpoint,
    headers: readPairs('OTEL_EXPORTER_OTLP_HEADERS', env.OTEL_EXPORTER_OTLP_HEADERS, problems),
    release: env.RELEASE || shopRelease(),
    attributes: readPairs('OTEL_RESOURCE_ATTRIBUTES', env.OTEL_RESOURCE_ATTRIBUTES, problems),
    traceSampleRate: readSampleRate(env, problems),
  }
}

/** The share of requests that are traced (TRACK-14). A sampler that OpenTelemetry has besides is refused, not replaced in silence. */
function readSampleRate(
  { OTEL_TRACES_EXPORTER: exporter, OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: text }: NodeJS.ProcessEnv,
  problems: string[],
): number | undefined {
  if (exporter === 'none') return undefined
  if ((exporter || 'otlp') !== 'otlp') problems.push('OTEL_TRACES_EXPORTER is neither otlp nor none')
  if ((sampler || SAMPLER) !== SAMPLER) problems.push(`OTEL_TRACES_SAMPLER is not ${SAMPLER}, the one that there is`)
  const rate = text ? (/^(?:0?\.\d+|[01](?:\.\d+)?)$/.test(text) ? Number(text) : Number.NaN) : MONITORING_SAMPLE_RATE
  if (!(rate >= 0 && rate <= 1)) problems.push('OTEL_TRACES_SAMPLER_ARG is not a share from 0 to 1')
  return rate > 0 ? rate : undefined
}

const SAMPLER = 'parentbased_traceidratio'

/** Reads `name=value,other=value`, values encoded as in a URL. */
function readPairs(name: string, text = '', problems: string[]): Record<string, string> {
  const pairs = text
    .split(',')
    .map(pair => pair.trim())
    .filter(Boolean)
    .flatMap(pair => {
      const [, key, value] = /^([\w.-]+)=((?:[^%]|%[\dA-Fa-f]{2})*)$/.exec(pair) ?? []
      if (key && value !== undefined) return [[key, decodeURIComponent(value)] as const]
      problems.push(`${name} is not of the form name=value,other=value, encoded as in a URL`)
      return []
    })
  return Object.fromEntries(pairs)
}
