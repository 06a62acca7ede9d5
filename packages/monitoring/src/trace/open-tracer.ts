import type { MonitoringSettings } from '../read-monitoring-settings.ts'
import type { Tracer } from './span.ts'
import { watchOutsideCalls } from './watch-outside-calls.ts'

const FAREWELL_MS = 2000

/** A tracer, and when it is there. */
interface OpenedTracer extends Tracer {
  /** Resolves once spans are made. */
  readonly isLoaded: Promise<void>
}

/**
 * Opens the tracer of an app; undefined without a collector or where no trace is to be sampled, so that such a shop neither loads
 * code nor does work for it.
 */
export function openTracer(settings: MonitoringSettings | undefined, service: string): OpenedTracer | undefined {
  if (!settings || settings.traceSampleRate === undefined) return undefined
  const { traceSampleRate } = settings
  let loaded: Tracer | undefined
  const isLoaded = import('./otlp-tracer.ts').then(({ createOtlpTracer }) => {
    loaded = createOtlpTracer({ ...settings, traceSampleRate }, service)
  })
  const stopWatching = watchOutsideCalls()
  return {
    isLoaded,
    begin: (name, beginning) => loaded?.begin(name, beginning),
    async stop() {
      stopWatching()
      const { promise: tooLate, resolve } = Promise.withResolvers<void>()
      const farewell = setTimeout(resolve, FAREWELL_MS)
      await Promise.race([isLoaded.then(() => loaded?.stop()).catch(() => undefined), tooLate])
      clearTimeout(farewell)
    },
  }
}
