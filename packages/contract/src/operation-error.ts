import type { ErrorEnvelope, ErrorObject } from './error-envelope.ts'

/** What the middleware and the proxies before it answer when what is behind them does not. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** An operation that was refused or got no usable answer. `statusCode` defaults to 500 (ERR-04). */
export class OperationError extends Error {
  readonly operation: string
  readonly statusCode: number
  readonly errors: readonly ErrorObject[]
  /** What the answer says to the shopper; only a refused review says something (REV-13). */
  readonly communicate: string | undefined

  /** A `cause` says that there was no answer. */
  constructor(operation: string, envelope: ErrorEnvelope, options?: ErrorOptions) {
    super(`An error occurred during request to ${operation}: ${envelope.message}`, options)
    this.name = 'OperationError'
    this.operation = operation
    this.statusCode = envelope.statusCode
    this.errors = envelope.errors
    this.communicate = envelope.communicate
  }

  /**
   * Whether no answer was possible: the middleware is down, or reports that its database is. The same call may succeed in a
   * moment.
   */
  get isUnavailable(): boolean {
    return this.cause !== undefined || UNAVAILABLE_STATUSES.has(this.statusCode)
  }

  /** Whether one of the errors has this code, such as `ConcurrentModification`. */
  has(code: string): boolean {
    return this.errors.some(error => error.code === code)
  }

  /** Seconds until the call may be tried again, where it was refused as one too many. */
  get retryAfterSeconds(): number | undefined {
    return this.errors.find(error => error.code === 'TooManyRequests')?.retryAfterSeconds
  }

  /** The version the resource has now, where the refusal was a concurrent modification (CART-09). */
  get currentVersion(): number | undefined {
    return this.errors.find(error => error.code === 'ConcurrentModification')?.currentVersion
  }
}

/** The error of a call that got no answer: its message is the one of the failure, its status 500 unless that has one. */
export function unansweredErrorOf(operation: string, cause: unknown): OperationError {
  const message = cause instanceof Error ? cause.message : String(cause)
  const envelope = { statusCode: statusCodeOf(cause), message, errors: [{ code: 'General', message }] }
  return new OperationError(operation, envelope, { cause })
}

/** The error of an answer; a body that is not an error envelope becomes a General error with the answer's status. */
export function operationErrorOf(operation: string, status: number, body: unknown): OperationError {
  const fallback = {
    statusCode: status,
    message: 'The answer could not be read.',
    errors: [{ code: 'General', message: 'The answer could not be read.' }],
  }
  return new OperationError(operation, isErrorEnvelope(body) ? body : fallback)
}

/** By hand: with its schema every page would load all of zod for the answers that are refused. */
function isErrorEnvelope(body: unknown): body is ErrorEnvelope {
  const { statusCode, message, errors, communicate } = fieldsOf(body)
  return (
    Number.isInteger(statusCode) &&
    typeof message === 'string' &&
    Array.isArray(errors) &&
    errors.length > 0 &&
    errors.every(isErrorObject) &&
    isOptional(communicate, 'string')
  )
}

function isErrorObject(error: unknown): error is ErrorObject {
  const { code, message, currentVersion, retryAfterSeconds } = fieldsOf(error)
  return (
    typeof code === 'string' &&
    typeof message === 'string' &&
    isOptional(currentVersion, 'number') &&
    isOptional(retryAfterSeconds, 'number')
  )
}

function isOptional(value: unknown, type: 'number' | 'string'): boolean {
  return value === undefined || (type === 'number' ? Number.isInteger(value) : typeof value === type)
}

/** The status of an error: its own, or that of the response it holds, else 500 (ERR-04). */
export function statusCodeOf(error: unknown): number {
  const { statusCode, status, response } = fieldsOf(error)
  return [statusCode, status, fieldsOf(response).status].find(isStatusCode) ?? 500
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

function isStatusCode(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599
}
