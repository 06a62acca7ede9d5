import type { CachePolicy } from './cache-policy.ts'
import type { z } from './zod.ts'

/**
 * One call of the middleware: `POST /new-ct/<name>` with a JSON array `[params, customQuery?]` (a bare params object
 * is accepted too), answered by `{ data }` (API-02, API-03).
 */
export interface Operation<Params extends z.ZodType = z.ZodType, Result = unknown> {
  readonly name: string
  /** One sentence for the reference. */
  readonly summary: string
  readonly params: Params
  readonly result: z.ZodType<Result>
  /** Names of alternative result forms that may be asked for; anything else is refused (API-03). */
  readonly customQueries: readonly string[]
  /** Set where the answer depends on params and host alone: the operation then has a GET twin that anybody may keep. */
  readonly cache?: CachePolicy
  /** Whether a call may carry an `Idempotency-Key` header: repeated, it is answered as the first time. */
  readonly takesIdempotencyKey?: boolean
}

/** What a caller passes to an operation. */
export type ParamsOf<Op> = Op extends Operation<infer Params, unknown> ? z.input<Params> : never

/** What an operation answers with, the content of `data`. */
export type ResultOf<Op> = Op extends Operation<z.ZodType, infer Result> ? Result : never

/** Declares an operation; the name is its path. */
export function defineOperation<Params extends z.ZodType, Result>(
  definition: Omit<Operation<Params, Result>, 'customQueries'> & { readonly customQueries?: readonly string[] },
): Operation<Params, Result> {
  return { customQueries: [], ...definition }
}
