import { isOwnHost, marketOfHost } from '@shop/domain/market'
import { withoutPersonalData } from '@shop/domain/monitoring'
import { createErrorSample } from './error-sample.ts'
import { onFailure } from './log-channel.ts'
import type { Monitor } from './monitor.ts'
import type { MonitoredRecord } from './monitored-record.ts'

/** Where log lines go. */
interface LogStream {
  write(line: string): unknown
}

/** Lines of errors and of what ends a process, as pino writes them. */
const ERROR_LINE = /^\{"level":(50|60),/

/**
 * A log whose errors the monitor is told, too; undefined where no one is told, so that lines take the way they have without.
 * What a log may hold is decided where it is written (rule A6); of that, fields which are named here are told.
 */
export function createMonitoredLog(monitor: Monitor, out: LogStream = process.stdout): LogStream | undefined {
  if (!monitor.isOn) return undefined
  const sample = createErrorSample()
  return {
    write(line) {
      out.write(line)
      const record = recordOfLine(line)
      if (record) recordSampled(monitor, sample, record)
    },
  }
}

/** Has the monitor told what fails in pages, which are a build of their own and know no app. Returns what ends it. */
export function monitorPages(monitor: Monitor): () => void {
  if (!monitor.isOn) return () => undefined
  const sample = createErrorSample()
  return onFailure(({ message, fields, severity }) => {
    recordSampled(monitor, sample, { ...recordOf(message, fields), severity })
  })
}

function recordSampled(monitor: Monitor, sample: ReturnType<typeof createErrorSample>, record: MonitoredRecord): void {
  const { 'exception.type': type = '', 'exception.message': message = '' } = record.attributes
  const untold = sample(`${record.message} ${type} ${message}`)
  if (untold === undefined) return
  monitor.record(untold > 0 ? { ...record, attributes: { ...record.attributes, 'shop.error.untold': untold } } : record)
}

function recordOfLine(line: string): MonitoredRecord | undefined {
  const [, level] = ERROR_LINE.exec(line) ?? []
  if (!level) return undefined
  try {
    const { msg, ...fields } = JSON.parse(line) as Record<string, unknown>
    return { ...recordOf(String(msg ?? ''), fields), severity: level === '60' ? 'fatal' : 'error' }
  } catch {
    return undefined
  }
}

const MAX_TEXT = 4000

/** A failure by the names that OpenTelemetry has for its parts. */
function recordOf(message: string, fields: Readonly<Record<string, unknown>>): MonitoredRecord {
  const { operation, path, host, status, requestId, reqId, block } = fields
  const error = fields.error ?? fields.err
  const described = (typeof error === 'object' && error !== null ? error : { message: error }) as ErrorFields
  const stack = (stackOf(described) || linesOfStack(fields.stack)).slice(0, MAX_TEXT)
  const attributes = {
    'exception.type': textOf(described.type),
    'exception.message': textOf(described.message),
    'exception.stacktrace': stack,
    'db.response.status_code': textOf(described.sqlState ?? fields.sqlState),
    'http.route': textOf(operation ? `/new-ct/${String(operation)}` : path),
    'http.response.status_code': typeof status === 'number' ? status : undefined,
    'shop.market': typeof host === 'string' && isOwnHost(host) ? marketOfHost(host).country : undefined,
    'shop.request_id': requestIdOf(requestId ?? reqId),
    'shop.block': textOf(block),
  }
  const known = Object.entries(attributes).filter((entry): entry is [string, string | number] => Boolean(entry[1]))
  return { event: 'exception', severity: 'error', message: textOf(message) ?? '', attributes: Object.fromEntries(known) }
}

interface ErrorFields {
  readonly type?: unknown
  readonly message?: unknown
  readonly sqlState?: unknown
  readonly frames?: unknown
  readonly stack?: unknown
  readonly cause?: unknown
}

/** The frames of an error and of what caused it; of a stack as a text its first line, which is the message, is left out. */
function stackOf({ frames, stack, cause }: ErrorFields, depth = 0): string {
  const own = Array.isArray(frames) ? frames.join('\n') : linesOfStack(stack)
  if (typeof cause !== 'object' || cause === null || depth > 3) return own
  const { type, message, sqlState } = cause as ErrorFields
  const name = [type, sqlState, message].filter(Boolean).map(String).join(' ')
  return `${own}\ncaused by ${withoutPersonalData(name)}\n${stackOf(cause as ErrorFields, depth + 1)}`.slice(0, MAX_TEXT)
}

function linesOfStack(stack: unknown): string {
  return typeof stack === 'string'
    ? stack
        .split('\n')
        .filter(line => /^\s+at /.test(line))
        .join('\n')
    : ''
}

/** An id as `createProxyWords` of the servers lets it through: what may be personal cannot be written with its letters. */
function requestIdOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.-]{8,64}$/.test(value) ? value : undefined
}

/** A text without what may be personal; an id stays as it is. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)) return value
  return withoutPersonalData(value.slice(0, MAX_TEXT)).slice(0, MAX_TEXT)
}
