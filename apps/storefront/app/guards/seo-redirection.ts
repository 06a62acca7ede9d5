import { getRedirection } from '@shop/contract/redirection'
import { type RedirectionAnswer, safeRedirect } from '@shop/domain/redirection'
import { redirect } from 'react-router'
import { logError } from '../shop/log.server.ts'
import { type BoundedMemory, createBoundedMemory } from './bounded-memory.ts'
import type { Guard } from './guard.ts'

/** Longest address that is asked for. */
const MAX_LENGTH = 2000

/** Addresses no page lives under. */
const NO_PAGES = /^\/(?:api|assets|pictures|live)(?:\/|$)/

/** Asked once in five minutes per address; whoever tries thousands of addresses cannot fill the memory. */
export const createRedirectionMemory = (): BoundedMemory<RedirectionAnswer | null> => createBoundedMemory(5000, 300_000)

export const createSeoRedirection = (known = createRedirectionMemory()): Guard => {
  return async ({ url, shop: { client, market, now }, method }) => {
    const path = `${url.pathname}${url.search}`
    if (!/^(?:GET|HEAD)$/.test(method) || NO_PAGES.test(url.pathname) || path.length > MAX_LENGTH) return
    const key = `${market.country} ${path}`
    const time = Date.parse(now)
    const answer = known.get(key, time)?.value
    const redirection = answer === undefined ? await ask() : answer
    if (redirection) throw redirect(safeRedirect(redirection.targetURL), redirection.redirectionCode)

    async function ask(): Promise<RedirectionAnswer | null> {
      try {
        const { redirection: found } = await client.call(getRedirection, { sourceUrl: path })
        known.set(key, found, time)
        return found
      } catch (error) {
        // The page is missing either way; it must not become a failure.
        logError('Where a page has moved is not known', error)
        return null
      }
    }
  }
}

const memory = createRedirectionMemory()

/** Leads from a page that does not exist to where it has moved, if the middleware knows (GUARD-13, GUARD-15). */
export const seoRedirection = createSeoRedirection(memory)

/** Forgets where pages have moved, so that it is asked anew (AUTH-20). */
export function forgetRedirections(): void {
  memory.clear()
}
