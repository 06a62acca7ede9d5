import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { onMeasurement } from '../measurements.ts'
import { shopResource } from '../otlp-endpoint.ts'
import { watchOutsideCalls } from '../trace/watch-outside-calls.ts'
import { countDurations } from './count-durations.ts'
import { observeProcess } from './observe-process.ts'
import type { ProcessFigures, RunningMetrics } from './process-figures.ts'
import type { MetricsSettings } from './read-metrics-settings.ts'

/** Counts what is measured in this process, and serves it by OpenTelemetry's SDK in the form that Prometheus reads. */
export async function servePrometheus(
  { port, host, release }: MetricsSettings,
  figures: ProcessFigures,
): Promise<RunningMetrics> {
  const { count, producer } = countDurations()
  const exporter = new PrometheusExporter({
    port,
    host,
    preventServerStart: true,
    withoutScopeInfo: true,
    metricProducers: [producer],
  })
  const provider = new MeterProvider({ resource: shopResource({ release, attributes: {} }, 'shop'), readers: [exporter] })
  const endings = [onMeasurement(count), watchOutsideCalls(), observeProcess(provider.getMeter('anvil'), figures)]
  await exporter.startServer()
  return {
    address: `http://${host}:${port}/metrics`,
    async stop() {
      for (const end of endings) end()
      await provider.shutdown()
    },
  }
}
