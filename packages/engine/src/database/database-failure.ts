import { CommerceError } from '@shop/domain/error'

/** The database cannot answer now: gone, overloaded or too slow. The border answers 503 with Retry-After. */
export class Unavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Unavailable'
  }
}

/** What the operating system says of a connection; EPIPE would pass for a SQLSTATE. */
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])

/** SQLSTATE of an error PostgreSQL sent, wherever it hides in the chain of causes. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    const code = (current as { code?: unknown }).code
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !SYSTEM_CODES.has(code)) return code
  }
  return undefined
}

/** Name of the constraint an error of PostgreSQL is about, such as `order_one_per_cart`. */
export function violatedConstraintOf(error: unknown): string | undefined {
  const constraint = (error as { constraint?: unknown } | undefined)?.constraint
  return typeof constraint === 'string' ? constraint : undefined
}

/** Whether a transaction lost against another one and may simply run again (serialisation failure, deadlock). */
export function isRepeatable(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === '40001' || state === '40P01'
}

/** The driver has no codes for its own failures, only these sentences. */
const CONNECTION_SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Whether an error of the driver means that its connection is gone, and not only one statement. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = sqlStateOf(error)
  // 57P01 and the like: the server ended the connection.
  if (state) return /^(?:08|57P)/.test(state)
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? SYSTEM_CODES.has(code) : CONNECTION_SENTENCES.test(error.message)
}

/** Whether a statement a connection keeps prepared no longer fits, because the schema has changed since. */
export function isPlanOutdated(error: unknown): boolean {
  return sqlStateOf(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan')
}

/**
 * What an error of the driver means to the engine: values PostgreSQL cannot take become `invalid-input`, lost
 * connections, exhausted resources and time limits become `Unavailable`; anything else stays as it is.
 */
export function databaseFailureOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof CommerceError || error instanceof Unavailable) return error
  const state = sqlStateOf(error)
  if (state?.startsWith('22') || state === '54001')
    return new CommerceError({ code: 'invalid-input' }, 'A value cannot be stored', { cause: error })
  const isRefused = state !== undefined && (/^(?:53|57)/.test(state) || state === '55P03')
  if (isRefused || isPlanOutdated(error) || isConnectionLost(error))
    return new Unavailable(`The database is not available (${state ?? 'no connection'})`, { cause: error })
  return error
}
