import { entriesOfExport, partOf } from './otlp-values.ts'

/** A span as a collector understands it. */
export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  /** Empty at the beginning of a trace. */
  readonly parentSpanId: string
  readonly service: string
  readonly name: string
  /** By the numbers of the protocol: 1 internal, 2 server, 3 client, 5 consumer. */
  readonly kind: number
  readonly ms: number
  /** 2 where it failed. */
  readonly status: number
  readonly attributes: Readonly<Record<string, string | number | boolean>>
}

/** Reads an export of spans in OTLP/JSON; undefined for what is not one. */
export function readSpans(body: unknown): CollectedSpan[] | undefined {
  const told = entriesOfExport(body, { resources: 'resourceSpans', scopes: 'scopeSpans', entries: 'spans' })
  if (!told) return undefined
  const collected: CollectedSpan[] = []
  for (const { entry: span, resource, attributes } of told) {
    const [traceId, spanId, begin, end] = ['traceId', 'spanId', 'startTimeUnixNano', 'endTimeUnixNano'].map(name =>
      String(partOf(span, name) ?? ''),
    ) as [string, string, string, string]
    if (!attributes || !/^[\da-f]{32}$/.test(traceId) || !/^[\da-f]{16}$/.test(spanId) || !/^\d{16,20}$/.test(end))
      return undefined
    collected.push({
      traceId,
      spanId,
      parentSpanId: String(partOf(span, 'parentSpanId') ?? ''),
      service: String(resource['service.name'] ?? ''),
      name: String(partOf(span, 'name') ?? ''),
      kind: Number(partOf(span, 'kind') ?? 0),
      ms: Number(BigInt(end) - BigInt(begin)) / 1e6,
      status: Number(partOf(partOf(span, 'status'), 'code') ?? 0),
      attributes,
    })
  }
  return collected
}
