import type { Sandbox } from '../sandbox/sandbox.ts'

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
  const resourceLogs = listOf(body, 'resourceLogs')
  if (!resourceLogs) return undefined
  const records: CollectedRecord[] = []
  for (const resourceLog of resourceLogs) {
    const resource = attributesOf(partOf(resourceLog, 'resource'))
    const scopeLogs = listOf(resourceLog, 'scopeLogs')
    if (!resource || !scopeLogs) return undefined
    for (const scopeLog of scopeLogs)
      for (const record of listOf(scopeLog, 'logRecords') ?? []) {
        const attributes = attributesOf(record)
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
  }
  return records
}

function attributesOf(value: unknown): Record<string, string | number | boolean> | undefined {
  const pairs = listOf(value, 'attributes') ?? []
  const entries = pairs.map(pair => [partOf(pair, 'key'), anyValueOf(partOf(pair, 'value'))] as const)
  return entries.every(
    (entry): entry is [string, string | number | boolean] => typeof entry[0] === 'string' && entry[1] !== undefined,
  )
    ? Object.fromEntries(entries)
    : undefined
}

/** One of the kinds of values that the protocol has; 64-bit numbers may come as texts. */
function anyValueOf(value: unknown): string | number | boolean | undefined {
  const text = partOf(value, 'stringValue')
  if (typeof text === 'string') return text
  const whole = partOf(value, 'intValue')
  if (typeof whole === 'number' || (typeof whole === 'string' && /^-?\d+$/.test(whole))) return Number(whole)
  const double = partOf(value, 'doubleValue')
  if (typeof double === 'number') return double
  const truth = partOf(value, 'boolValue')
  return typeof truth === 'boolean' ? truth : undefined
}

function listOf(value: unknown, name: string): readonly unknown[] | undefined {
  const list = partOf(value, name)
  return Array.isArray(list) ? list : undefined
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

const MAX_RECORDS = 500

/** What a collector holds: the last records, the newest first. */
export interface RecordBook {
  readonly records: readonly CollectedRecord[]
  take(records: readonly CollectedRecord[]): void
}

/** A book without records, empty again after a reset. */
export function createRecordBook(sandbox: Sandbox): RecordBook {
  let records: CollectedRecord[] = []
  sandbox.onReset(() => {
    records = []
  })
  return {
    get records() {
      return records
    },
    take(taken) {
      records = [...taken.toReversed(), ...records].slice(0, MAX_RECORDS)
    },
  }
}
