import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import type { MonitoringSettings } from './read-monitoring-settings.ts'

/** Longest time for a batch with all its repetitions, in ms. */
const TIMEOUT_MS = 5000

/** Where an exporter of OpenTelemetry sends one kind of signal, and how long it tries. */
export function otlpEndpointOf({ endpoint, headers }: MonitoringSettings, signal: 'logs' | 'traces') {
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/${signal}`,
    headers: { ...headers },
    timeoutMillis: TIMEOUT_MS,
    concurrencyLimit: 2,
  }
}

/** Who tells: the app and the release of the shop. */
export function shopResource(
  { release, attributes }: Pick<MonitoringSettings, 'release' | 'attributes'>,
  service: string,
): Resource {
  return resourceFromAttributes({
    'service.namespace': 'anvil',
    'service.version': release,
    'service.name': service,
    ...attributes,
  })
}
