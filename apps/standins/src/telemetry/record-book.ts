import type { Sandbox } from '../sandbox/sandbox.ts'
import { anyValueOf, entriesOfExport, partOf } from './otlp-values.ts'
import type { CollectedSpan } from './read-spans.ts'

/** A log record as a collector understands it. */
export interface CollectedRecord {
  readonly receivedAt: string
  readonly at: string
  readonly service: string
  readonly release: string
  readonly severity: string
  readonly event: string
  readonly body: string
  readonly attributes: Readonly<Record<string, string | number | boolean>>
}

/** Reads an export of logs in OTLP/JSON; undefined for what is not one. */
export function readLogs(body: unknown, receivedAt: string): CollectedRecord[] | undefined {
  const told = entriesOfExport(body, { resources: 'resourceLogs', scopes: 'scopeLogs', entries: 'logRecords' })
  if (!told) return undefined
  const records: CollectedRecord[] = []
  for (const { entry: record, resource, attributes } of told) {
    const nanoseconds = String(partOf(record, 'timeUnixNano') ?? '')
    if (!attributes || !/^\d{16,20}$/.test(nanoseconds)) return undefined
    records.push({
      receivedAt,
      at: new Date(Number(BigInt(nanoseconds) / 1_000_000n)).toISOString(),
      service: String(resource['service.name'] ?? ''),
      release: String(resource['service.version'] ?? ''),
      severity: String(partOf(record, 'severityText') ?? ''),
      event: String(partOf(record, 'eventName') ?? ''),
      body: String(anyValueOf(partOf(record, 'body')) ?? ''),
      attributes,
    })
  }
  return records
}

const MAX_RECORDS = 500
const MAX_SPANS = 5000

/** What a collector holds: the last records and spans, the newest first. */
export interface RecordBook {
  readonly records: readonly CollectedRecord[]
  readonly spans: readonly CollectedSpan[]
  take(records: readonly CollectedRecord[]): void
  takeSpans(spans: readonly CollectedSpan[]): void
}

/** An empty book, which is empty again after a reset. */
export function createRecordBook(sandbox: Sandbox): RecordBook {
  let records: CollectedRecord[] = []
  let spans: CollectedSpan[] = []
  sandbox.onReset(() => {
    records = []
    spans = []
  })
  return {
    get records() {
      return records
    },
    get spans() {
      return spans
    },
    take(taken) {
      records = [...taken.toReversed(), ...records].slice(0, MAX_RECORDS)
    },
    takeSpans(taken) {
      spans = [...taken.toReversed(), ...spans].slice(0, MAX_SPANS)
    },
  }
}
