import type { CommerceFailure } from '@shop/domain/error'
import type { CacheTag } from './cache-tags.ts'
import type { ErrorCode } from './error-codes.ts'
import type { z } from './zod.ts'

/** What a call counts as when the shop is full: browsing gives way to buying. */
export type RateClass = 'browsing' | 'buying'

/** A call of an operation and its result. */
export interface OperationExample<Params extends z.ZodType, Result> {
  readonly params: z.input<Params>
  readonly customQuery?: string
  readonly result: Result
}

/**
 * One call of the middleware: `POST /new-ct/<name>` with a JSON array `[params, customQuery?]` (a bare params object
 * is accepted too), answered by `{ data }` (API-02, API-03).
 */
export interface Operation<Params extends z.ZodType = z.ZodType, Result = unknown> {
  /** Its key in the table of its noun. */
  readonly name: string
  /** The noun under which the reference lists it. */
  readonly tag: string
  /** One sentence for the reference. */
  readonly summary: string
  readonly params: Params
  readonly result: z.ZodType<Result>
  /** Codes it may be refused with, besides `COMMON_ERRORS`. */
  readonly errors: readonly ErrorCode[]
  readonly rate: RateClass
  /** Names of alternative result forms that may be requested; anything else is refused (API-03). */
  readonly customQueries: readonly string[]
  /** Set where the answer depends on params and host alone: the operation then has a GET twin that any cache may store. */
  readonly isCacheable?: true
  /**
   * What an answer depends on, from parsed params and result. Without it an answer, and a page that uses it, is never
   * cached: no change would purge it. An empty list says that it never changes;
   * undefined that this one may not be cached.
   */
  cacheTags?(params: z.output<Params>, result: Result, customQuery?: string): readonly CacheTag[] | undefined
  /** Whether a call may carry an `Idempotency-Key` header: repeated, it is answered as the first time. */
  readonly takesIdempotencyKey?: boolean
  /**
   * Set where the operation waits for an outside service: it asks for its place in the shop for each of its own parts, so that
   * a service that is slow keeps no one else waiting.
   */
  readonly admitsItself?: true
  /** Most bytes of a call that brings files; default that of all calls. */
  readonly bodyLimit?: number
  /** Text for the shopper that every refusal carries in `communicate`, by what went wrong where that is known (REV-13). */
  readonly refusalText?: (failure: CommerceFailure['code'] | undefined) => string
  readonly example: OperationExample<Params, Result>
}

type SchemasByName = Readonly<Record<string, z.ZodType>>

// Two mapped types, since TypeScript infers one type parameter from a mapped type: the params from one, the results
// from the other. `NoInfer` leaves the schemas alone to decide what an example has to look like.
type ParamsOfRows<Params extends SchemasByName> = {
  readonly [Name in keyof Params]: { readonly params: Params[Name] }
}
type RestOfRows<Params extends SchemasByName, Results> = {
  readonly [Name in keyof Results]: Omit<
    Operation,
    'name' | 'tag' | 'params' | 'result' | 'customQueries' | 'example' | 'cacheTags'
  > & {
    readonly customQueries?: readonly string[]
    cacheTags?(
      params: Name extends keyof Params ? z.output<Params[Name]> : never,
      result: NoInfer<Results[Name]>,
      customQuery?: string,
    ): readonly CacheTag[] | undefined
    readonly result: z.ZodType<Results[Name]>
    readonly example: NoInfer<OperationExample<Name extends keyof Params ? Params[Name] : never, Results[Name]>>
  }
}

/** The operations of a noun by their names. */
export type OperationsOf<Params extends SchemasByName, Results> = {
  readonly [Name in keyof Params & keyof Results]: Operation<Params[Name], Results[Name]>
}

/** Declares the operations of a noun, which is their tag in the reference; the key of a row is the operation's path. */
export function defineOperations<Params extends SchemasByName, Results>(
  tag: string,
  rows: ParamsOfRows<Params> & RestOfRows<Params, Results>,
): OperationsOf<Params, Results> {
  const operations = Object.entries<object>(rows).map(([name, row]) => [name, { customQueries: [], ...row, name, tag }])
  // TypeScript cannot follow the keys through `Object.entries`.
  return Object.fromEntries(operations) as OperationsOf<Params, Results>
}
