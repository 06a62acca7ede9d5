import { createLastingTransport, createShopClient } from '@shop/contract'
import {
  type BrowserError,
  describeBrowserError,
  isSampled,
  MAX_ERRORS,
  MAX_WEB_VITAL,
  type PageKind,
  unitsOf,
  WEB_VITALS,
  type WebVital,
} from '@shop/domain/monitoring'
import { TRACKING_TIMEOUT_MS } from '@shop/domain/tracking'
import { currentDecision } from '../consent.ts'
import { clientSideDomain, onAnnouncedError } from '../environment.ts'
import { pageKindOf, type ShownRoute } from './page-kind.ts'

/** How long errors are collected, in ms. */
const COLLECT_MS = 1000

/** What is measured of the first page of the document. */
interface Measurement {
  readonly page: PageKind
  /** What there is so far; empty again once it was told. */
  readonly vitals: Map<WebVital, number>
  /** Settles once the library listens; never where it could not be loaded. */
  readonly observed: Promise<void>
}

/** The library measures from its first call to the end of the document. */
let measured: Measurement | undefined
/** Errors of this document that were reported, by type and message: what fails again says no more. */
const known = new Set<string>()

/** Whether a name of the library is one of those that are sent; others of it are not observed. */
function isWebVital(name: string): name is WebVital {
  return WEB_VITALS.some(vital => vital === name)
}

/**
 * Whether the visit is of the sample (TRACK-14): by the number of the decision about cookies and the day, so that nothing is stored
 * for it, and nothing that the shop learns of the visit leads to the number.
 */
function isMeasuredVisit(): boolean {
  const made = currentDecision()
  return made?.choices.statistics === true && isSampled(`${made.id} ${new Date().toISOString().slice(0, 10)}`)
}

/** Begins to measure. */
function measure(page: PageKind): Measurement {
  const vitals = new Map<WebVital, number>()
  const { promise: observed, resolve } = Promise.withResolvers<void>()
  const note = ({ name, value }: { readonly name: string; readonly value: number }) => {
    if (isWebVital(name)) vitals.set(name, Math.min(unitsOf(name, value), MAX_WEB_VITAL))
  }
  // Without the library, such as after a release, nothing is measured.
  import('web-vitals').then(
    ({ onCLS, onINP, onLCP, onTTFB }) => {
      for (const observe of [onLCP, onINP, onCLS, onTTFB]) observe(note)
      resolve()
    },
    () => undefined,
  )
  return { page, vitals, observed }
}

/** Whether the page is the one that the document was loaded for: of another one nothing is measured. */
function isFirstPage(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && new URL(visit.name).pathname === location.pathname
}

/**
 * Measures this visit, where it is of the sample: how fast its first page was, told once when the page is left or put aside for the first time, and errors
 * of our scripts. The calls carry no cookie, and nothing in them names the visitor, the browser or the page (TRACK-14); one that
 * fails is not told again (TRACK-16). Returns what ends it.
 */
export function startMonitoring(shownRoute: () => ShownRoute | undefined): () => void {
  if (!isMeasuredVisit()) return () => undefined
  const client = createShopClient(createLastingTransport('/api', TRACKING_TIMEOUT_MS, 'omit'), { host: clientSideDomain() })
  const stop = new AbortController()
  const { signal } = stop
  if (isFirstPage()) measured ??= measure(pageKindOf(shownRoute()))
  const measurement = measured
  const watching = new AbortController()
  signal.addEventListener('abort', () => watching.abort())
  void measurement?.observed.then(() => {
    // After those of the library, which add their last values when the page is put aside.
    if (!signal.aborted) addEventListener('visibilitychange', () => sendVitals(measurement), { signal: watching.signal })
  })
  let errors: BrowserError[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function sendVitals({ page, vitals }: Measurement): void {
    if (!document.hidden || vitals.size === 0) return
    const told = [...vitals].map(([name, value]) => ({ name, value }))
    vitals.clear()
    watching.abort()
    void client.call('recordWebVitals', { page, vitals: told }).catch(() => undefined)
  }
  function sendErrors(): void {
    clearTimeout(timer)
    timer = undefined
    if (errors.length === 0) return
    const told = errors.map(error => ({ ...error, frames: [...error.frames] }))
    errors = []
    void client.call('recordBrowserErrors', { page: pageKindOf(shownRoute()), errors: told }).catch(() => undefined)
  }
  function note(thrown: unknown, kind: BrowserError['kind']): void {
    const error = describeBrowserError(thrown, kind)
    const key = error && `${error.type} ${error.message}`
    if (!key || known.has(key) || known.size >= MAX_ERRORS) return
    known.add(key)
    errors.push(error)
    timer ??= setTimeout(sendErrors, COLLECT_MS)
  }

  addEventListener('error', ({ error }) => note(error, 'error'), { signal })
  addEventListener('unhandledrejection', ({ reason }) => note(reason, 'rejection'), { signal })
  addEventListener('visibilitychange', () => document.hidden && sendErrors(), { signal })
  const stopListening = onAnnouncedError(error => note(error, 'error'))
  return () => {
    stopListening()
    clearTimeout(timer)
    stop.abort()
  }
}
