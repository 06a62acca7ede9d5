/** What is measured of a page: its largest paint, its slowest answer to a touch, its shift, and the first byte of its document. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type WebVital = (typeof WEB_VITALS)[number]

/** Kinds of pages that are measured apart: each is built and loaded in a way of its own. */
export const PAGE_KINDS = ['home', 'category', 'product', 'search', 'content', 'cart', 'checkout', 'account', 'other'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** What three of four measurements have to stay within: milliseconds, and for `CLS` the share of the window that moved. */
export const WEB_VITAL_TARGETS: Readonly<Record<WebVital, number>> = { LCP: 2500, INP: 200, CLS: 0.1, TTFB: 800 }

/** Largest value that is believed; a page that was asleep for hours says more. */
export const MAX_WEB_VITAL = 600_000

/** A value as whole units, in which it is sent: milliseconds, for `CLS` thousandths. */
export function unitsOf(vital: WebVital, value: number): number {
  return Math.round(value * SCALE[vital])
}

/** The value that whole units stand for. */
export function valueOfUnits(vital: WebVital, units: number): number {
  return units / SCALE[vital]
}

/** Each bucket begins 5 % above the one before, so that no value is told further off than that. */
const GROWTH = Math.log(1.05)
/** Shifts are counted in thousandths, so that they fill buckets as times do. */
const SCALE: Readonly<Record<WebVital, number>> = { LCP: 1, INP: 1, CLS: 1000, TTFB: 1 }

/**
 * The bucket that counts a value. Values are kept as counts of some 270 buckets: percentiles of any period and any choice of
 * pages and markets come out of them, and a million visits take no more room than a thousand.
 */
export function bucketOf(vital: WebVital, value: number): number {
  const believed = Math.min(Math.max(value, 0), MAX_WEB_VITAL)
  return Math.floor(Math.log1p(believed * SCALE[vital]) / GROWTH)
}

/** The value in the middle of a bucket, at most 2.5 % from what it counts. */
export function valueOfBucket(vital: WebVital, bucket: number): number {
  return bucket === 0 ? 0 : Math.expm1((bucket + 0.5) * GROWTH) / SCALE[vital]
}

/** How often a bucket was met. */
export interface BucketCount {
  readonly bucket: number
  readonly count: number
}

/** The value that the given share of measurements stays within, such as 0.75; undefined without any. */
export function percentileOf(vital: WebVital, counts: readonly BucketCount[], share: number): number | undefined {
  const sorted = counts.toSorted((one, other) => one.bucket - other.bucket)
  const wanted = share * sorted.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { bucket, count } of sorted) {
    seen += count
    if (seen >= wanted) return valueOfBucket(vital, bucket)
  }
  return undefined
}
