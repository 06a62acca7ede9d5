import type { GraphqlErrorObject } from '@shop/contract/graphql'
import type { Middleware } from '../create-middleware.ts'
import { type Shopper, send, type TestAnswer } from '../middleware.fixtures.ts'

/** What `/graphql` answers. */
export interface GraphqlAnswer extends TestAnswer {
  readonly body: { readonly data?: unknown; readonly errors?: readonly GraphqlErrorObject[] }
}

/** Sends any body to `/graphql`, with the cookie of a shopper or without. */
export async function sendGraphql(
  middleware: Middleware,
  payload: object | string,
  shopper?: Pick<Shopper, 'cookie'>,
  host = 'sk.localhost',
): Promise<GraphqlAnswer> {
  const cookie = shopper?.cookie
  const headers = { host, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return (await send(middleware, { method: 'POST', url: '/graphql', headers, payload: text })) as GraphqlAnswer
}
