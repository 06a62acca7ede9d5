import { channel } from 'node:diagnostics_channel'

/** Something that took time, for who counts; times are in seconds. */
export type Measurement =
  | {
      readonly kind: 'request'
      readonly app: string
      readonly method: string
      /** As the server registered it, such as `/new-ct/:operation`, or the name of a page. */
      readonly route: string
      readonly status: number
      readonly seconds: number
    }
  | { readonly kind: 'operation'; readonly operation: string; readonly status: number; readonly seconds: number }
  | { readonly kind: 'statement'; readonly hasFailed: boolean; readonly seconds: number }
  | { readonly kind: 'outside-call'; readonly host: string; readonly hasFailed: boolean; readonly seconds: number }
  | { readonly kind: 'job'; readonly queue: string; readonly hasFailed: boolean; readonly seconds: number }

// By its name it is one channel for all builds of a process.
const measurements = channel('shop:measurement')

/** Whether someone counts; where not, nothing has to be measured. */
export function isMeasured(): boolean {
  return measurements.hasSubscribers
}

/** Tells all who count in this process. */
export function measure(measurement: Measurement): void {
  if (measurements.hasSubscribers) measurements.publish(measurement)
}

/** Listens to what is measured. Returns what ends it. */
export function onMeasurement(listener: (measurement: Measurement) => void): () => void {
  const receive = (measurement: unknown) => listener(measurement as Measurement)
  measurements.subscribe(receive)
  return () => void measurements.unsubscribe(receive)
}
