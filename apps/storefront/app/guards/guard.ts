import type { ShopRequest } from '../request/request-context.server.ts'

/** What a guard sees of a request. */
export interface GuardedRequest {
  readonly url: URL
  readonly shop: ShopRequest
  readonly method: string
  /** Whether the visitor has followed a link of the shop itself. */
  readonly isOwnLink: boolean
}

/** A rule about requests: throws a redirect or a missing page, or lets the request pass. */
export type Guard = (request: GuardedRequest) => void | Promise<void>

/** Whether a request only asks for a page, so that it can be sent elsewhere without losing anything. */
export function isReading({ method }: GuardedRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}
