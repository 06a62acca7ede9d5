import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './span.ts'

/** What a process works on, for whatever is told on the way: lines of logs, spans, comments of SQL. */
export interface RequestScope {
  /** Of the request, or of the job. */
  readonly requestId: string
  /** The operation or the kind of job. */
  readonly operation?: string | undefined
  /** The step of a trace that is under way; undefined where no traces are made. */
  readonly span?: Span | undefined
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** What is worked on; undefined outside of all requests and jobs. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore()
}

/** Does work as a part of a request or a job; all that follows from it can ask for `currentScope`. */
export function inScope<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work)
}
