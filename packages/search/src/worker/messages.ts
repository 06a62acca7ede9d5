import type { EmbeddedSearch } from '../embedded/open-embedded-search.ts'
import { SearchUnavailableError, type SearchUnavailableReason } from '../port/search-unavailable-error.ts'

/** What the worker can be asked. */
export type Method = keyof EmbeddedSearch

/** A call of a method of the search in the worker. */
export interface Request {
  readonly id: number
  readonly method: Method
  readonly parameters: readonly unknown[]
}

/** How a call failed, in a form that passes between threads. */
export interface Failure {
  readonly reason?: SearchUnavailableReason
  readonly message: string
}

/** The answer to a call, or the word that the worker has opened its index. */
export type Reply =
  | { readonly kind: 'opened' }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure }

/** What the worker is started with. */
export interface WorkerSettings {
  readonly snapshotFolder?: string
  readonly saveEveryMs: number
  readonly longestWaitMs?: number
}

export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof SearchUnavailableError ? { reason: error.reason, message } : { message }
}

export function errorOf({ reason, message }: Failure): Error {
  return reason === undefined ? new Error(message) : new SearchUnavailableError(reason)
}
