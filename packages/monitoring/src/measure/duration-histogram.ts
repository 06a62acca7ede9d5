import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api'
import { AggregationTemporality, DataPointType, type HistogramMetricData } from '@opentelemetry/sdk-metrics'

/** What a histogram is of. */
interface DurationsOf {
  readonly name: string
  readonly description: string
  /** Where times are divided, in seconds, rising; what takes as long as a bound is below it. */
  readonly bounds: readonly number[]
  /** Names of the labels, in the order in which their values are given. */
  readonly labels: readonly string[]
}

type LabelValue = string | number

/** What was measured under the same labels. */
interface Series {
  readonly attributes: Attributes
  /** For each bound, and for all that took longer than the last. */
  readonly counts: number[]
  /** In seconds. */
  sum: number
}

/** Series by the value of one label after another. */
interface Branch {
  readonly below: Map<LabelValue, Branch>
  series?: Series
}

/** As many as OpenTelemetry's SDK keeps; what comes then is counted together. */
const MAX_SERIES = 2000
const OVERFLOW: Attributes = { 'otel.metric.overflow': true }

/**
 * Durations, counted from the beginning on. OpenTelemetry's own histogram writes the labels of every measurement as JSON to find
 * where it belongs, which costs more than all the rest of it; here their values lead there one after another.
 */
export class DurationHistogram {
  readonly #of: DurationsOf
  readonly #root: Branch = { below: new Map() }
  readonly #all: Series[] = []

  constructor(of: DurationsOf) {
    this.#of = of
  }

  /** Counts what took `seconds`, by the values of its labels. */
  record(seconds: number, values: readonly LabelValue[]): void {
    let branch: Branch | undefined = this.#root
    for (const value of values) branch = branch?.below.get(value)
    const series = branch?.series ?? this.#begin(values)
    let bucket = 0
    while (seconds > (this.#of.bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
    series.sum += seconds
  }

  /** All there is so far, as the SDK's exporters take it; what is measured later does not change it. */
  collect(startTime: HrTime, endTime: HrTime): HistogramMetricData {
    const { name, description, bounds } = this.#of
    return {
      descriptor: { name, description, unit: '', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: this.#all.map(({ attributes, counts, sum }) => ({
        attributes,
        startTime,
        endTime,
        value: { buckets: { boundaries: [...bounds], counts: [...counts] }, sum, count: counts.reduce((a, b) => a + b, 0) },
      })),
    }
  }

  #begin(values: readonly LabelValue[]): Series {
    const { labels, bounds } = this.#of
    const isOneTooMany = this.#all.length >= MAX_SERIES - 1
    let branch = this.#root
    for (const value of isOneTooMany ? [] : values) {
      const next: Branch = branch.below.get(value) ?? { below: new Map() }
      branch.below.set(value, next)
      branch = next
    }
    if (branch.series) return branch.series
    const attributes = isOneTooMany ? OVERFLOW : Object.fromEntries(labels.map((label, at) => [label, values[at]]))
    branch.series = { attributes, counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 }
    this.#all.push(branch.series)
    return branch.series
  }
}
