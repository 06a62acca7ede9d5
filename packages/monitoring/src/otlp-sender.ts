import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import type { ReadableLogRecord } from '@opentelemetry/sdk-logs'
import type { RecordSender, TimedRecord } from './monitored-record.ts'
import { otlpEndpointOf, shopResource } from './otlp-endpoint.ts'
import type { MonitoringSettings } from './read-monitoring-settings.ts'

/** By the numbers of OpenTelemetry. */
const SEVERITIES = { info: 9, warn: 13, error: 17, fatal: 21 } as const

/**
 * Sends records as logs in OTLP, as JSON over HTTP. The exporter is OpenTelemetry's own: it encodes, repeats what a collector asks to
 * be repeated, and reads the further settings of the protocol, such as compression and certificates. Its SDK is not used: the queue
 * here counts what it loses.
 */
export function createOtlpSender(settings: MonitoringSettings, service: string): RecordSender {
  const exporter = new OTLPLogExporter(otlpEndpointOf(settings, 'logs'))
  const resource = shopResource(settings, service)
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
