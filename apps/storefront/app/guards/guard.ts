import type { ShopRequest } from '../shop/request-context.server.ts'

/** What a guard sees of a request. */
export interface GuardedRequest {
  readonly url: URL
  readonly shop: ShopRequest
  readonly method: string
}

/** A rule about addresses: throws a redirect, or lets the request pass. */
export type Guard = (request: GuardedRequest) => void | Promise<void>
