import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { emptyResource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  type HistogramMetricData,
  InMemoryMetricExporter,
  MeterProvider,
  type MetricProducer,
  MetricReader,
  PeriodicExportingMetricReader,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics'
import { expect, test } from 'vitest'
import type { Measurement } from '../measurements.ts'
import { countDurations } from './count-durations.ts'

const REQUEST_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A reader that is asked, as Prometheus asks. */
class AskedReader extends MetricReader {
  protected async onShutdown() {}
  protected async onForceFlush() {}
}

const aRequest = (change: Partial<Measurement & { kind: 'request' }> = {}): Measurement => ({
  kind: 'request',
  app: 'storefront',
  method: 'GET',
  route: '/p/:slug',
  status: 200,
  seconds: 0.002,
  ...change,
})

const textOf = (collected: ResourceMetrics) =>
  new PrometheusSerializer('', false, undefined, true, true).serialize(collected).split('\n').toSorted()

async function histogramOf(producer: MetricProducer, name: string): Promise<HistogramMetricData | undefined> {
  const { resourceMetrics } = await producer.collect()
  const metric = resourceMetrics.scopeMetrics.flatMap(({ metrics }) => metrics).find(({ descriptor }) => descriptor.name === name)
  return metric?.dataPointType === DataPointType.HISTOGRAM ? metric : undefined
}

test('durations are exported exactly as the histogram of the SDK exports them', async () => {
  const { count, producer } = countDurations()
  const reader = new AskedReader()
  const meter = new MeterProvider({ resource: emptyResource(), readers: [reader] }).getMeter('anvil')
  const advice = { explicitBucketBoundaries: REQUEST_BOUNDS }
  const requests = meter.createHistogram('http_server_request_duration_seconds', {
    description: 'Requests that were answered, by route.',
    advice,
  })
  const calls = meter.createHistogram('http_client_request_duration_seconds', {
    description: 'Calls of other services and of other processes.',
    advice,
  })
  // On the bounds, between them and past the last.
  const times = [...REQUEST_BOUNDS, 0, 0.0009, 0.00251, 0.3, 11, 4000].flatMap((seconds, at) => [seconds, seconds + at / 7])
  for (const [at, seconds] of times.entries()) {
    const [method, route, status] = [at % 3 ? 'GET' : 'POST', at % 2 ? '/*' : '/a"\\b', [200, 304, 503][at % 3] ?? 0]
    count(aRequest({ method, route, status, seconds }))
    const attributes = {
      app: 'storefront',
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    }
    requests.record(seconds, attributes)
  }
  // More hosts than there may be series: those that come last are counted together.
  for (let host = 0; host < 2200; host++) {
    count({ kind: 'outside-call', host: `${host}.example`, hasFailed: host % 2 === 0, seconds: host / 1024 })
    calls.record(host / 1024, { 'server.address': `${host}.example`, outcome: host % 2 === 0 ? 'failed' : 'ok' })
  }
  const told = textOf((await producer.collect()).resourceMetrics)
  expect(told).toEqual(textOf((await reader.collect()).resourceMetrics))
  expect(told).toContain('http_client_request_duration_seconds_count{otel_metric_overflow="true"} 201')
})

test('each of several readers gets everything, once, also where another one asks in between', async () => {
  const { count, producer } = countDurations()
  const exported = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
  const sent = new PeriodicExportingMetricReader({
    exporter: exported,
    exportIntervalMillis: 3_600_000,
    metricProducers: [producer],
  })
  const asked = new AskedReader({ metricProducers: [producer] })
  const provider = new MeterProvider({ resource: emptyResource(), readers: [sent, asked] })
  const countOf = (collected: ResourceMetrics | undefined) =>
    collected?.scopeMetrics
      .flatMap(({ metrics }) => metrics)
      .flatMap(metric => (metric.dataPointType === DataPointType.HISTOGRAM ? metric.dataPoints : []))
      .map(({ value }) => value.count)
  for (let round = 1; round <= 3; round++) {
    for (let each = 0; each < 10; each++) count(aRequest())
    await sent.forceFlush()
    expect(countOf((await asked.collect()).resourceMetrics)).toEqual([round * 10])
    expect(countOf((await asked.collect()).resourceMetrics)).toEqual([round * 10])
    expect(countOf(exported.getMetrics().at(-1))).toEqual([round * 10])
  }
  await provider.shutdown()
})

test('what was collected stays as it was, and is whole, while more is counted', async () => {
  const { count, producer } = countDurations()
  const name = 'http_server_request_duration_seconds'
  expect(await histogramOf(producer, name)).toBeUndefined()
  const collections: Promise<HistogramMetricData | undefined>[] = []
  for (let each = 0; each < 500; each++) {
    count(aRequest({ seconds: 2 ** -(each % 12) }))
    // Not awaited: what follows is counted before a reader has the answer.
    collections.push(histogramOf(producer, name))
  }
  for (const [at, collected] of (await Promise.all(collections)).entries()) {
    const [point, ...others] = collected?.dataPoints ?? []
    expect(others).toEqual([])
    expect(point?.value.count).toBe(at + 1)
    expect(point?.value.buckets.counts.reduce((sum, each) => sum + each, 0)).toBe(at + 1)
    expect(point?.value.sum).toBe(
      Array.from({ length: at + 1 }, (_, each) => 2 ** -(each % 12)).reduce((sum, each) => sum + each, 0),
    )
  }
})
