/** One error of a GraphQL answer; `extensions.code` is a code of the error envelope. */
export interface GraphqlErrorObject {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: { readonly code?: string; readonly currentVersion?: number; readonly [detail: string]: unknown }
}

/** A GraphQL call that was refused, or got no usable answer. */
export class GraphqlFailure extends Error {
  readonly graphQLErrors: readonly GraphqlErrorObject[]
  /** What came instead of an answer: the body of another status, or why no response came. */
  readonly networkError: { readonly statusCode?: number; readonly result?: unknown } | undefined

  constructor(
    failure: Pick<GraphqlFailure, 'graphQLErrors'> & Partial<Pick<GraphqlFailure, 'networkError'>>,
    options?: ErrorOptions,
  ) {
    super(failure.graphQLErrors[0]?.message ?? 'The GraphQL call got no answer', options)
    this.name = 'GraphqlFailure'
    this.graphQLErrors = failure.graphQLErrors
    this.networkError = failure.networkError
  }
}

/**
 * What a failed call reports to its caller: the first GraphQL error, else the result of the network error, else the
 * error itself (ERR-10, SHIP-12).
 */
export function graphqlErrorOf(error: unknown): unknown {
  if (!isObject(error)) return error
  const { graphQLErrors, networkError } = error
  if (Array.isArray(graphQLErrors) && graphQLErrors.length > 0) return graphQLErrors[0]
  if (isObject(networkError) && networkError.result !== undefined) return networkError.result
  return error
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
