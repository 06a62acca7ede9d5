import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import type { ReadableLogRecord } from '@opentelemetry/sdk-logs'
import type { RecordSender, TimedRecord } from './monitored-record.ts'
import type { MonitoringSettings } from './read-monitoring-settings.ts'

/** Longest time for a batch with all its repetitions, in ms. */
const TIMEOUT_MS = 5000

/** By the numbers of OpenTelemetry. */
const SEVERITIES = { info: 9, warn: 13, error: 17, fatal: 21 } as const

/**
 * Sends records as logs in OTLP, as JSON over HTTP. The exporter is OpenTelemetry's own: it encodes, repeats what a collector asks to
 * be repeated, and reads the further settings of the protocol, such as compression and certificates. Its SDK is not used: the queue
 * here counts what it loses.
 */
export function createOtlpSender({ endpoint, headers, release, attributes }: MonitoringSettings, service: string): RecordSender {
  const exporter = new OTLPLogExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/logs`,
    headers: { ...headers },
    timeoutMillis: TIMEOUT_MS,
    concurrencyLimit: 2,
  })
  const resource = resourceFromAttributes({
    'service.namespace': 'anvil',
    'service.version': release,
    'service.name': service,
    ...attributes,
  })
  const scope = { name: 'anvil' }

  function onWire({ at, event, severity, message, attributes: told }: TimedRecord): ReadableLogRecord {
    const time: [number, number] = [Math.floor(at / 1000), (at % 1000) * 1e6]
    return {
      hrTime: time,
      hrTimeObserved: time,
      severityNumber: SEVERITIES[severity],
      severityText: severity.toUpperCase(),
      body: message,
      ...(event ? { eventName: event } : {}),
      resource,
      instrumentationScope: scope,
      attributes: told,
      droppedAttributesCount: 0,
    }
  }

  return {
    send: records =>
      new Promise(resolve => {
        exporter.export(records.map(onWire), ({ code }) => resolve(code === 0))
      }),
    close: () => exporter.shutdown(),
  }
}
