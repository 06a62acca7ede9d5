/** What a span is of, as OpenTelemetry says it: a request that is answered, work inside, a call of others, a message that is taken. */
export type SpanKind = 'server' | 'internal' | 'client' | 'consumer'

/** By the names of OpenTelemetry where it has one; no attribute is personal. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>

/** Headers in which a trace goes on from one process to the next (W3C Trace Context). */
export interface TraceHeaders {
  readonly traceparent: string
  readonly tracestate?: string
}

/** What is known of a span from its beginning on. */
export interface SpanBeginning {
  readonly kind: SpanKind
  readonly attributes?: SpanAttributes
}

/** What is known of a span once it ends. */
export interface SpanEnd {
  /** A better name than it began with. */
  readonly name?: string
  readonly attributes?: SpanAttributes
  /** What kind of failure it ended with, such as `timeout` or a status; missing where it did what it should. */
  readonly failure?: string
}

/** A step of a trace. One that is not sampled keeps nothing and only hands the decision on. */
export interface Span {
  readonly isSampled: boolean
  readonly headers: TraceHeaders
  /** Begins a step inside of this one, of the same app. */
  begin(name: string, beginning: SpanBeginning): Span
  end(end?: SpanEnd): void
}

/** Makes the traces of an app. Nothing of it throws, and no caller waits for it. */
export interface Tracer {
  /**
   * Begins a span after `parent`, or a trace of its own, of which the share that the settings say is sampled; undefined until the
   * code that makes spans is loaded.
   */
  begin(name: string, beginning: SpanBeginning & { readonly parent?: TraceHeaders | undefined }): Span | undefined
  /** Tells what waits, for at most 2 s, and ends. */
  stop(): Promise<void>
}
