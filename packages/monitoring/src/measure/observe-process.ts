import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { Meter } from '@opentelemetry/api'
import type { ProcessFigures } from './process-figures.ts'

/** How often the event loop is looked at, in ms. */
const RESOLUTION_MS = 20
const NANOSECONDS_OF_MS = 1e6
const MICROSECONDS = 1e6

/** Adds what a process takes and waits for, by the names that OpenTelemetry has, with their units; read when it is asked for. Returns what ends it. */
export function observeProcess(meter: Meter, { connections, middleware }: ProcessFigures): () => void {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  loop.enable()
  let before = performance.eventLoopUtilization()

  const gauge = (name: string, description: string, read: () => number) =>
    meter.createObservableGauge(name, { description }).addCallback(result => {
      const value = read()
      if (Number.isFinite(value)) result.observe(value)
    })
  meter
    .createObservableGauge('nodejs_eventloop_delay_seconds', {
      description: 'How late the event loop is, since it was last asked.',
    })
    .addCallback(result => {
      for (const share of [50, 99, 100]) result.observe(latenessOf(loop.percentile(share)), { quantile: String(share / 100) })
      loop.reset()
    })
  gauge(
    'nodejs_eventloop_utilization_ratio',
    'Share of the time in which the event loop worked, since it was last asked.',
    () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
  )
  gauge('process_memory_usage_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge('v8js_memory_heap_used_bytes', 'Memory of objects.', () => getHeapStatistics().used_heap_size)
  gauge('v8js_memory_heap_limit_bytes', 'Memory that objects may take.', () => getHeapStatistics().heap_size_limit)
  meter.createObservableCounter('process_cpu_time_seconds', { description: 'Time on the processor.' }).addCallback(result => {
    const { user, system } = process.cpuUsage()
    result.observe(user / MICROSECONDS, { 'cpu.mode': 'user' })
    result.observe(system / MICROSECONDS, { 'cpu.mode': 'system' })
  })
  meter
    .createObservableGauge('db_client_connection_count', { description: 'Connections to the database.' })
    .addCallback(result => {
      const { used, idle } = connections()
      result.observe(used, { state: 'used' })
      result.observe(idle, { state: 'idle' })
    })
  gauge('db_client_connection_max', 'Connections to the database that there may be.', () => connections().most)
  gauge('db_client_connection_pending_requests', 'Those who wait for a connection.', () => connections().waiting)
  if (middleware) {
    gauge('shop_operation_pending', 'Operations that run or wait.', () => middleware().pendingOperations)
    gauge('shop_catalogue_age_seconds', 'How old what is read of the catalogue may be.', () => middleware().catalogueAgeSeconds)
    gauge('shop_catalogue_position', 'First transaction that may not be in the catalogue.', () => middleware().cataloguePosition)
  }
  return () => loop.disable()
}

/** How late a look at the event loop came, in seconds; what is measured is the time since the one before, in nanoseconds. */
function latenessOf(nanoseconds: number): number {
  return Math.max(0, nanoseconds / NANOSECONDS_OF_MS - RESOLUTION_MS) / 1000
}
