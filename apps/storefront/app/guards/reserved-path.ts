import { pageNotFound } from '../request/not-found.ts'
import type { Guard } from './guard.ts'

/** Paths below these names are no pages of the shop, whatever lies there (ROUTE-33). */
const RESERVED = /^\/(?:\.|__|api(?:\/|$)|fonts?(?:\/|$))/i

/** Answers for paths that can never be pages. */
export const reservedPath: Guard = ({ url }) => {
  if (RESERVED.test(url.pathname)) throw pageNotFound()
}
