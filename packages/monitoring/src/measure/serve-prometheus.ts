import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { type Measurement, onMeasurement } from '../measurements.ts'
import { shopResource } from '../otlp-endpoint.ts'
import { watchOutsideCalls } from '../trace/watch-outside-calls.ts'
import { observeProcess } from './observe-process.ts'
import type { ProcessFigures, RunningMetrics } from './process-figures.ts'
import type { MetricsSettings } from './read-metrics-settings.ts'

/** Where times are divided, in seconds: those of OpenTelemetry for requests, with finer ones below, where most pages are. */
const REQUEST_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** There are a hundred operations, so that each has fewer. */
const STEP_BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5]

/** Counts what is measured in this process, by OpenTelemetry's SDK, and serves it in the form that Prometheus reads. */
export async function servePrometheus(
  { port, host, release }: MetricsSettings,
  figures: ProcessFigures,
): Promise<RunningMetrics> {
  const exporter = new PrometheusExporter({ port, host, preventServerStart: true, withoutScopeInfo: true })
  const provider = new MeterProvider({ resource: shopResource({ release, attributes: {} }, 'shop'), readers: [exporter] })
  const meter = provider.getMeter('anvil')
  const histogram = (name: string, description: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { description, advice: { explicitBucketBoundaries } })
  const requests = histogram('http_server_request_duration_seconds', 'Requests that were answered, by route.', REQUEST_BOUNDS)
  const operations = histogram('shop_operation_duration_seconds', 'Operations, by what became of them.', STEP_BOUNDS)
  const statements = histogram(
    'db_client_operation_duration_seconds',
    'Statements of SQL, the wait for them included.',
    STEP_BOUNDS,
  )
  const outsideCalls = histogram(
    'http_client_request_duration_seconds',
    'Calls of other services and of other processes.',
    REQUEST_BOUNDS,
  )
  const jobs = histogram('shop_job_duration_seconds', 'Jobs of the worker.', REQUEST_BOUNDS)

  function count(measurement: Measurement): void {
    const { kind, seconds } = measurement
    if (kind === 'request') {
      const { app, method, route, status } = measurement
      const attributes = { app, 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }
      requests.record(seconds, attributes)
    } else if (kind === 'operation') {
      operations.record(seconds, { operation: measurement.operation, outcome: outcomeOf(measurement.status) })
    } else if (kind === 'statement') statements.record(seconds, { outcome: measurement.hasFailed ? 'failed' : 'ok' })
    else if (kind === 'outside-call')
      outsideCalls.record(seconds, { 'server.address': measurement.host, outcome: measurement.hasFailed ? 'failed' : 'ok' })
    else jobs.record(seconds, { queue: measurement.queue, outcome: measurement.hasFailed ? 'failed' : 'ok' })
  }

  const endings = [onMeasurement(count), watchOutsideCalls(), observeProcess(meter, figures)]
  await exporter.startServer()
  return {
    address: `http://${host}:${port}/metrics`,
    async stop() {
      for (const end of endings) end()
      await provider.shutdown()
    },
  }
}

function outcomeOf(status: number): 'ok' | 'refused' | 'failed' {
  return status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok'
}
