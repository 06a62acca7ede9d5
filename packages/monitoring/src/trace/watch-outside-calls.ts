import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { isMeasured, measure } from '../measurements.ts'
import { currentScope } from './request-scope.ts'
import type { Span } from './span.ts'

/** A request as every undici of the process tells it, that of `fetch` and those of packages. */
interface UndiciRequest {
  readonly origin?: string | URL
  readonly method: string
  addHeader(name: string, value: string): unknown
}

interface Call {
  readonly begun: number
  readonly host: string
  readonly span: Span | undefined
  status?: number
}

const calls = new WeakMap<UndiciRequest, Call>()

function begin(message: unknown): void {
  const { request } = message as { request: UndiciRequest }
  const above = currentScope()?.span
  if (!above && !isMeasured()) return
  const { host = '', hostname = '' } = URL.parse(String(request.origin ?? '')) ?? {}
  // Neither path nor query: services want keys in them.
  const attributes = { 'http.request.method': request.method, 'server.address': hostname }
  const span = above?.isSampled ? above.begin(`${request.method} ${host}`, { kind: 'client', attributes }) : undefined
  const { traceparent, tracestate } = (span ?? above)?.headers ?? {}
  if (traceparent) request.addHeader('traceparent', traceparent)
  if (tracestate) request.addHeader('tracestate', tracestate)
  calls.set(request, { begun: performance.now(), host, span })
}

function noteStatus(message: unknown): void {
  const { request, response } = message as { request: UndiciRequest; response: { statusCode: number } }
  const call = calls.get(request)
  if (call) call.status = response.statusCode
}

function end(message: unknown): void {
  const { request, error } = message as { request: UndiciRequest; error?: { code?: string; name?: string } }
  const call = calls.get(request)
  if (!call) return
  calls.delete(request)
  const { status, span, host, begun } = call
  const failure = error
    ? (error.code ?? error.name ?? 'error')
    : status !== undefined && status >= 500
      ? String(status)
      : undefined
  span?.end({ attributes: { 'http.response.status_code': status }, ...(failure ? { failure } : {}) })
  measure({ kind: 'outside-call', host, hasFailed: failure !== undefined, seconds: (performance.now() - begun) / 1000 })
}

const LISTENERS = [
  ['undici:request:create', begin],
  ['undici:request:headers', noteStatus],
  ['undici:request:trailers', end],
  ['undici:request:error', end],
] as const

let watchers = 0

/**
 * Makes a span of every call that this process makes by `fetch` or undici, measures it, and hands the trace on in its headers.
 * Nothing is listened to before the first one who wants that, and after the last. Returns what ends it.
 */
export function watchOutsideCalls(): () => void {
  watchers += 1
  if (watchers === 1) for (const [name, listener] of LISTENERS) subscribe(name, listener)
  return () => {
    watchers -= 1
    if (watchers === 0) for (const [name, listener] of LISTENERS) unsubscribe(name, listener)
  }
}
