/** Why a request is refused before anything of the shop looks at it, with the status and the words that say so. */
const REFUSALS = {
  unreadable: { statusCode: 400, message: 'The request cannot be read' },
  'unknown-method': { statusCode: 405, message: 'This method is not used here' },
  'too-slow': { statusCode: 408, message: 'The request took too long' },
  'body-too-large': { statusCode: 413, message: 'The body is too large' },
  'unknown-type': { statusCode: 415, message: 'This type of body is not read here' },
  'head-too-large': { statusCode: 431, message: 'The head of the request is too large' },
  'too-many-bodies': { statusCode: 503, message: 'Too many bodies are sent at once. Please try again.' },
} as const

export type RefusalReason = keyof typeof REFUSALS

/** A request that breaks the rules of HTTP or the limits of every server. The caller's fault, so it is not logged. */
export class RequestRefusal extends Error {
  readonly reason: RefusalReason
  readonly statusCode: number
  /** Set where the same request may succeed later. */
  readonly retryAfterSeconds?: number

  constructor(reason: RefusalReason) {
    const { statusCode, message } = REFUSALS[reason]
    super(message)
    this.name = 'RequestRefusal'
    this.reason = reason
    this.statusCode = statusCode
    if (statusCode === 503) this.retryAfterSeconds = 2
  }
}
