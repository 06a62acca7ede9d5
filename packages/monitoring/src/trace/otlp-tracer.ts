import { randomBytes } from 'node:crypto'
import {
  type Context,
  type Tracer as OpenTelemetryTracer,
  SpanKind as OtelKind,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { otlpEndpointOf, shopResource } from '../otlp-endpoint.ts'
import type { MonitoringSettings } from '../read-monitoring-settings.ts'
import type { Span, SpanBeginning, SpanEnd, SpanKind, TraceHeaders, Tracer } from './span.ts'

/** So many finished spans wait while the collector is slow; what ends then is dropped. */
const MAX_WAITING = 2048
const MAX_BATCH = 512
/** How long a span waits to be sent together with others, in ms. */
const WAIT_MS = 1000
/** A statement is cut here; its values are not in it. */
const MAX_TEXT = 4000

const KINDS: Readonly<Record<SpanKind, OtelKind>> = {
  server: OtelKind.SERVER,
  internal: OtelKind.INTERNAL,
  client: OtelKind.CLIENT,
  consumer: OtelKind.CONSUMER,
}

const GETTER = {
  get: (headers: TraceHeaders, name: string) => headers[name as keyof TraceHeaders],
  keys: (headers: TraceHeaders) => Object.keys(headers),
}
const SETTER = {
  set(headers: Record<string, string>, name: string, value: string) {
    headers[name] = value
  },
}

/**
 * A tracer by OpenTelemetry's SDK that sends spans in OTLP, as JSON over HTTP. A root is sampled by the share of the settings,
 * everything else as its parent was.
 */
export function createOtlpTracer(settings: MonitoringSettings & { readonly traceSampleRate: number }, service: string): Tracer {
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(otlpEndpointOf(settings, 'traces')),
    maxQueueSize: MAX_WAITING,
    maxExportBatchSize: MAX_BATCH,
    scheduledDelayMillis: WAIT_MS,
  })
  const provider = new TracerProvider({
    resource: shopResource(settings, service),
    // Whether a root is sampled has been decided before it is made.
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [processor],
    spanLimits: { attributeValueLengthLimit: MAX_TEXT },
  })
  const tracer = provider.getTracer('anvil')
  return {
    begin(name, { kind, attributes = {}, parent }) {
      // What cannot be read is no decision of anyone.
      const decided = parent && parseTraceParent(parent.traceparent)
      const isSampled = decided ? decided.traceFlags & TraceFlags.SAMPLED : Math.random() < settings.traceSampleRate
      if (!isSampled) return new UnsampledSpan(decided ? parent : undefined)
      const above = decided ? propagator.extract(ROOT_CONTEXT, parent, GETTER) : ROOT_CONTEXT
      return startSpan(tracer, above, name, { kind, attributes })
    },
    stop: () => provider.shutdown(),
  }
}

const propagator = new W3CTraceContextPropagator()

function startSpan(tracer: OpenTelemetryTracer, above: Context, name: string, { kind, attributes = {} }: SpanBeginning): Span {
  return new SampledSpan(tracer, tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, above), above)
}

/** A step of a trace that is kept. */
class SampledSpan implements Span {
  readonly isSampled: boolean
  readonly #tracer: OpenTelemetryTracer
  readonly #span: OtelSpan
  readonly #context: Context
  #headers: TraceHeaders | undefined

  constructor(tracer: OpenTelemetryTracer, span: OtelSpan, above: Context) {
    this.isSampled = span.isRecording()
    this.#tracer = tracer
    this.#span = span
    this.#context = trace.setSpan(above, span)
  }

  get headers(): TraceHeaders {
    this.#headers ??= headersOf(this.#context)
    return this.#headers
  }

  begin(name: string, start: SpanBeginning): Span {
    return startSpan(this.#tracer, this.#context, name, start)
  }

  end({ name, attributes, failure }: SpanEnd = {}): void {
    const span = this.#span
    if (span.isRecording()) {
      if (name !== undefined) span.updateName(name)
      if (attributes) span.setAttributes({ ...attributes })
      if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure)
    }
    span.end()
  }
}

function headersOf(context: Context): TraceHeaders {
  const headers: Record<string, string> = {}
  propagator.inject(context, headers, SETTER)
  const { traceparent = '', tracestate } = headers
  return { traceparent, ...(tracestate ? { tracestate } : {}) }
}

/**
 * All steps of a trace of which nothing is kept: most are, and they are to cost next to nothing. The ids that it came with are handed
 * on; its own are made once they have to be.
 */
class UnsampledSpan implements Span {
  readonly isSampled = false
  #headers: TraceHeaders | undefined

  constructor(headers: TraceHeaders | undefined) {
    this.#headers = headers
  }

  get headers(): TraceHeaders {
    this.#headers ??= { traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00` }
    return this.#headers
  }

  begin(): Span {
    return this
  }

  end(): void {}
}
