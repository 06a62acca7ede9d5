import { createHash } from 'node:crypto'
import type { CountryCode } from '@shop/domain/market'
import {
  type BrowserError,
  bucketOf,
  MAX_ERROR_FRAME,
  MAX_ERROR_MESSAGE,
  MAX_ERROR_TYPE,
  type PageKind,
  valueOfUnits,
  type WebVital,
  withoutPersonalData,
} from '@shop/domain/monitoring'
import type { EngineContext } from '@shop/engine/database'
import { addBrowserErrorCounts, addWebVitalCounts, type BrowserErrorCount, type WebVitalCount } from '@shop/engine/monitoring'
import type { Monitor } from '@shop/monitoring'
import { createNetworkLimit } from './network-limit.ts'

/** How long counts wait to be added together with others, in ms. */
const WAIT_MS = 2000
/** So many counts wait while the database is slow; what comes then is lost, so that it takes no memory from the shop. */
const MAX_WAITING = 5000
/** Calls of one network in a minute that are taken: a page makes two, and one visit of twenty is measured. */
const MAX_PER_MINUTE = 60

/** Where something was measured. */
interface MeasuredPage {
  readonly country: CountryCode
  readonly page: PageKind
}

/** Counts what browsers measure, and hands it on to the monitor of the process. No request waits for it. */
export interface MonitoringRecorder {
  /** Whether one more call of a network is taken; the database is not asked. */
  admits(clientAddress: string): boolean
  /** Counts web vitals, in whole units; false where too many wait. */
  recordWebVitals(page: MeasuredPage, vitals: readonly { readonly name: WebVital; readonly value: number }[]): boolean
  /** Counts errors; false where too many wait. */
  recordErrors(page: MeasuredPage, errors: readonly BrowserError[]): boolean
  /** Adds what waits to the database. */
  flush(): Promise<void>
}

interface RecorderOptions {
  readonly engine: EngineContext
  readonly monitor: Monitor
  readonly onError: (error: unknown, what: string) => void
}

/** Creates the recorder of a process. */
export function createMonitoringRecorder({ engine, monitor, onError }: RecorderOptions): MonitoringRecorder {
  let vitals = new Map<string, WebVitalCount>()
  let errors = new Map<string, BrowserErrorCount>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const [vitalCounts, errorCounts] = [[...vitals.values()], [...errors.values()]]
    vitals = new Map()
    errors = new Map()
    for (const adding of [() => addWebVitalCounts(engine, vitalCounts), () => addBrowserErrorCounts(engine, errorCounts)])
      await adding().catch(error => onError(error, 'what browsers measured could not be written down'))
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // One at a time: a burst takes one connection.
    writing = writing.then(write)
    return writing
  }

  const isFull = () => vitals.size + errors.size >= MAX_WAITING
  const later = () => {
    timer ??= setTimeout(() => void flush(), WAIT_MS)
  }
  const today = () => engine.now().slice(0, 10)

  return {
    admits: createNetworkLimit(engine, MAX_PER_MINUTE),
    recordWebVitals({ country, page }, measured) {
      if (isFull()) return false
      for (const { name, value: units } of measured) {
        const value = valueOfUnits(name, units)
        const bucket = bucketOf(name, value)
        const day = today()
        addTo(vitals, `${day} ${country} ${page} ${name} ${bucket}`, { day, country, page, vital: name, bucket, count: 1 })
        monitor.record({
          event: 'browser.web_vital',
          severity: 'info',
          message: name,
          attributes: {
            'web_vital.name': name.toLowerCase(),
            'web_vital.value': value,
            'shop.market': country,
            'shop.page': page,
          },
        })
      }
      later()
      return true
    },
    recordErrors({ country, page }, reported) {
      if (isFull()) return false
      for (const error of reported) {
        const { type, message, frames, kind } = withoutPersonal(error)
        const key = createHash('sha256').update(`${type} ${message}`).digest('hex').slice(0, 32)
        const day = today()
        addTo(errors, `${day} ${country} ${page} ${key}`, { day, country, page, key, type, message, frames, count: 1 })
        monitor.record({
          event: 'browser.exception',
          severity: 'error',
          message: `${type}: ${message}`,
          attributes: {
            'exception.type': type,
            'exception.message': message,
            'exception.stacktrace': frames.join('\n'),
            'shop.market': country,
            'shop.page': page,
            'shop.error.kind': kind,
          },
        })
      }
      later()
      return true
    },
    flush,
  }
}

/** Counts once more what has the same key; how it differs otherwise is that of the first. */
function addTo<Count extends { readonly count: number }>(counts: Map<string, Count>, key: string, met: Count): void {
  counts.set(key, { ...(counts.get(key) ?? met), count: (counts.get(key)?.count ?? 0) + 1 })
}

/** Browsers leave out what is personal; callers that are not ours may not. */
function withoutPersonal({ kind, type, message, frames }: BrowserError): BrowserError {
  return {
    kind,
    type: cut(withoutPersonalData(type), MAX_ERROR_TYPE),
    message: cut(withoutPersonalData(message), MAX_ERROR_MESSAGE),
    frames: frames.map(frame => cut(frame.replace(/[^\s@]+@[^\s@]+/g, ''), MAX_ERROR_FRAME)),
  }
}

/** The database takes no half of a letter, nor anything else of a batch that has one. */
function cut(text: string, maxLength: number): string {
  return text.slice(0, maxLength).toWellFormed()
}
