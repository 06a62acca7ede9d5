import { type ErrorEnvelope, type ErrorObject, errorEnvelope } from './error-envelope.ts'

/** An operation that was refused or got no usable answer. `statusCode` defaults to 500 (ERR-04). */
export class OperationError extends Error {
  readonly operation: string
  readonly statusCode: number
  readonly errors: readonly ErrorObject[]

  constructor(operation: string, envelope: ErrorEnvelope, options?: ErrorOptions) {
    super(`An error occurred during request to ${operation}: ${envelope.message}`, options)
    this.name = 'OperationError'
    this.operation = operation
    this.statusCode = envelope.statusCode
    this.errors = envelope.errors
  }

  /** Whether one of the errors has this code, such as `ConcurrentModification`. */
  has(code: string): boolean {
    return this.errors.some(error => error.code === code)
  }

  /** The version the resource has now, where the refusal was a concurrent modification (CART-09). */
  get currentVersion(): number | undefined {
    return this.errors.find(error => error.code === 'ConcurrentModification')?.currentVersion
  }
}

/** The error of an answer; a body that is no error envelope becomes a General error with the answer's status. */
export function operationErrorOf(operation: string, status: number, body: unknown): OperationError {
  const parsed = errorEnvelope.safeParse(body)
  const fallback = {
    statusCode: status,
    message: 'The answer could not be read.',
    errors: [{ code: 'General', message: 'The answer could not be read.' }],
  }
  return new OperationError(operation, parsed.success ? parsed.data : fallback)
}
