import { sqlStateOf } from '@shop/engine/database'

/** What a log may keep of an error: messages of PostgreSQL repeat values, so only their state is kept (rule A6). */
export function describeFailure(error: unknown): {
  readonly type: string
  readonly message?: string
  readonly sqlState?: string
} {
  if (!(error instanceof Error)) return { type: typeof error }
  const sqlState = sqlStateOf(error)
  return { type: error.name, ...(sqlState ? { sqlState } : { message: error.message }) }
}
