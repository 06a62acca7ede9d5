import { hrTime } from '@opentelemetry/core'
import { emptyResource } from '@opentelemetry/resources'
import type { MetricProducer } from '@opentelemetry/sdk-metrics'
import type { Measurement } from '../measurements.ts'
import { DurationHistogram } from './duration-histogram.ts'

/** Where times are divided, in seconds: those of OpenTelemetry for requests, with finer ones below, where most pages are. */
const REQUEST_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** There are a hundred operations, so that each has fewer. */
const STEP_BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5]

/** Counts what is measured in a process. */
interface DurationCounter {
  count(measurement: Measurement): void
  /** What was counted since the beginning, for any number of readers: each is told all of it. */
  readonly producer: MetricProducer
}

/** Begins to count durations, each kind in a histogram with its own labels. */
export function countDurations(): DurationCounter {
  const requests = new DurationHistogram({
    name: 'http_server_request_duration_seconds',
    description: 'Requests that were answered, by route.',
    bounds: REQUEST_BOUNDS,
    labels: ['app', 'http.request.method', 'http.route', 'http.response.status_code'],
  })
  const operations = new DurationHistogram({
    name: 'shop_operation_duration_seconds',
    description: 'Operations, by what became of them.',
    bounds: STEP_BOUNDS,
    labels: ['operation', 'outcome'],
  })
  const statements = new DurationHistogram({
    name: 'db_client_operation_duration_seconds',
    description: 'Statements of SQL, the wait for them included.',
    bounds: STEP_BOUNDS,
    labels: ['outcome'],
  })
  const outsideCalls = new DurationHistogram({
    name: 'http_client_request_duration_seconds',
    description: 'Calls of other services and of other processes.',
    bounds: REQUEST_BOUNDS,
    labels: ['server.address', 'outcome'],
  })
  const jobs = new DurationHistogram({
    name: 'shop_job_duration_seconds',
    description: 'Jobs of the worker.',
    bounds: REQUEST_BOUNDS,
    labels: ['queue', 'outcome'],
  })
  const begun = hrTime()
  const scope = { name: 'anvil' }

  return {
    count(measurement) {
      const { kind, seconds } = measurement
      if (kind === 'request') {
        const { app, method, route, status } = measurement
        requests.record(seconds, [app, method, route, status])
      } else if (kind === 'operation') {
        operations.record(seconds, [measurement.operation, outcomeOf(measurement.status)])
      } else if (kind === 'statement') statements.record(seconds, [measurement.hasFailed ? 'failed' : 'ok'])
      else if (kind === 'outside-call') outsideCalls.record(seconds, [measurement.host, measurement.hasFailed ? 'failed' : 'ok'])
      else jobs.record(seconds, [measurement.queue, measurement.hasFailed ? 'failed' : 'ok'])
    },
    producer: {
      async collect() {
        const now = hrTime()
        const metrics = [requests, operations, statements, outsideCalls, jobs]
          .map(histogram => histogram.collect(begun, now))
          .filter(({ dataPoints }) => dataPoints.length > 0)
        return { resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope, metrics }] }, errors: [] }
      },
    },
  }
}

function outcomeOf(status: number): 'ok' | 'refused' | 'failed' {
  return status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok'
}
