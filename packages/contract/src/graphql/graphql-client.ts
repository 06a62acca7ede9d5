import { type GraphqlErrorObject, GraphqlFailure } from './graphql-error.ts'

/** Longest wait for an answer of the middleware (API-48). */
const TIMEOUT_MS = 10_000

/** A GraphQL request: a document, and what its variables are. */
export interface GraphqlRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
}

/** Sends GraphQL requests; resolves with `data`. Throws `GraphqlFailure` when there are errors or no answer. */
export type GraphqlClient = <Data>(request: GraphqlRequest) => Promise<Data>

/** Client of a browser for the middleware under `baseUrl`, such as `/api`. */
export function createGraphqlClient(baseUrl: string): GraphqlClient {
  return async <Data>({ query, variables, signal }: GraphqlRequest) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${baseUrl}/graphql`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ query, ...(variables ? { variables } : {}) }),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((cause: unknown) => {
      throw new GraphqlFailure({ graphQLErrors: [], networkError: {} }, { cause })
    })
    const result: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw new GraphqlFailure({ graphQLErrors: [], networkError: { statusCode: response.status, result } })
    const { data, errors } = (result ?? {}) as { data?: Data; errors?: readonly GraphqlErrorObject[] }
    if (errors && errors.length > 0) throw new GraphqlFailure({ graphQLErrors: errors })
    // The middleware is ours and answers in the form of its schema.
    return data as Data
  }
}
