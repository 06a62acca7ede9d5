import { redirect } from 'react-router'
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

/** Whether a request only reads a page, so that it can be redirected without losing anything. */
export function isReading({ method }: GuardedRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * A redirect within the shop. One that depends on the visitor may not be cached: a cached one would lock them out
 * (GUARD-14).
 */
export function redirectTo(href: string, status: number): Response {
  return redirect(href, {
    status,
    headers: { 'cache-control': status === 302 ? 'private, no-store' : 'public, max-age=3600' },
  })
}
