import { sqlStateOf, violatedConstraintOf } from '@shop/engine/database'

/** What the log keeps of an unexpected error. */
export interface ErrorDescription {
  readonly type: string
  /** Missing for errors of PostgreSQL, whose messages repeat values. */
  readonly message?: string
  readonly sqlState?: string
  readonly constraint?: string
  readonly frames: readonly string[]
  readonly cause?: ErrorDescription
}

const MAX_FRAMES = 12
const MAX_CAUSES = 3

/** Describes an error without the values that errors of the database carry along (rule A6). */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] }
  const sqlState = sqlStateOf(error)
  const constraint = violatedConstraintOf(error)
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(sqlState ? { sqlState } : { message: error.message }),
    ...(constraint ? { constraint } : {}),
    frames: frames.slice(0, MAX_FRAMES).map(frame => frame.trim()),
    ...(error.cause !== undefined && depth < MAX_CAUSES ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}
