/** Why a search cannot be answered now: it is being filled, its process ended, or it lags behind the change asked for. */
export type SearchUnavailableReason = 'starting' | 'crashed' | 'closed' | 'behind' | 'unreachable'

/** Thrown instead of an answer that would be wrong. Trying again later helps. */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError'
  readonly reason: SearchUnavailableReason

  constructor(reason: SearchUnavailableReason, options?: ErrorOptions) {
    super(`The search is not available: ${reason}`, options)
    this.reason = reason
  }
}
