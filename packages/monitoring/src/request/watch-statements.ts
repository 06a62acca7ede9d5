import { isMeasured, measure } from '../measurements.ts'
import { currentScope, type RequestScope } from '../trace/request-scope.ts'

/** What becomes of a statement that is watched. */
interface WatchedStatement {
  /** A comment to send with it, by which the database says whose it is. */
  readonly comment: string | undefined
  end(failure?: string): void
}

/** A statement that took long, without its values. */
interface SlowStatement {
  readonly statement: string
  readonly durationMs: number
  readonly operation?: string | undefined
  readonly requestId?: string | undefined
  /** State of SQL, where it failed. */
  readonly failure?: string | undefined
}

const MAX_TEXT = 2000

/**
 * Watches the statements of a connection to the database: those of a request whose trace is sampled are spans, and carry a comment
 * with its ids; those that take `slowMs` or longer are told to `onSlow`; 0, or no number, tells none.
 */
export function watchStatements(
  slowMs: number | undefined,
  onSlow: (slow: SlowStatement) => void,
): (text: string) => WatchedStatement {
  return text => {
    const scope = currentScope()
    const above = scope?.span
    const span = above?.isSampled
      ? above.begin(nameOf(text), { kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } })
      : undefined
    const begun = performance.now()
    return {
      comment: span && commentOf(scope, span.headers.traceparent),
      end(failure) {
        const durationMs = performance.now() - begun
        span?.end(failure === undefined ? {} : { failure, attributes: { 'db.response.status_code': failure } })
        if (isMeasured()) measure({ kind: 'statement', hasFailed: failure !== undefined, seconds: durationMs / 1000 })
        if (!slowMs || durationMs < slowMs) return
        onSlow({
          statement: text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT),
          durationMs: Math.round(durationMs),
          operation: scope?.operation,
          requestId: scope?.requestId,
          ...(failure === undefined ? {} : { failure }),
        })
      },
    }
  }
}

/** Such as `select cart`: what it does and the first table it names. */
function nameOf(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_.]+)/i.exec(text) ?? []
  return `${verb.toLowerCase()} ${table}`.trim()
}

/** In the form of sqlcommenter, which tools for PostgreSQL read: keys in order, values as in a URL. */
function commentOf({ operation, requestId }: Partial<RequestScope> = {}, traceparent: string): string {
  const pairs = Object.entries({ action: operation, request_id: requestId, traceparent })
  const written = pairs.flatMap(([key, value]) => (value ? [`${key}='${encodeURIComponent(value).replaceAll("'", '%27')}'`] : []))
  return `/*${written.join(',')}*/`
}
