import { getRedirection } from '@shop/contract/redirection'
import { type RedirectionAnswer, safeRedirect } from '@shop/domain/redirection'
import { logError } from '../shop/log.server.ts'
import { type BoundedMemory, createBoundedMemory } from './bounded-memory.ts'
import { type Guard, type GuardedRequest, isReading } from './guard.ts'
import { leadTo } from './lead-to.ts'

/** Longest address that is asked for. */
const MAX_LENGTH = 2000

/** Addresses no page lives under. */
const NO_PAGES = /^\/(?:api|assets|pictures|live)(?:\/|$)/

/** Asked once in five minutes per address; whoever tries thousands of addresses cannot fill the memory. */
export const createRedirectionMemory = (): BoundedMemory<RedirectionAnswer | null> => createBoundedMemory(5000, 300_000)

/** Where an address leads that the table of redirections knows. */
export interface KnownRedirection {
  readonly target: string
  readonly status: number
}

/** Asks the middleware where the page of a request has moved; undefined when it has not, or nobody knows (GUARD-15). */
export type AskRedirection = (request: GuardedRequest) => Promise<KnownRedirection | undefined>

export const createRedirectionOf = (known = createRedirectionMemory()): AskRedirection => {
  return async request => {
    const { url, shop } = request
    const path = `${url.pathname}${url.search}`
    if (!isReading(request) || NO_PAGES.test(url.pathname) || path.length > MAX_LENGTH) return undefined
    const key = `${shop.market.country} ${path}`
    const time = Date.parse(shop.now)
    const answer = known.get(key, time)?.value
    const redirection = answer === undefined ? await ask() : answer
    return redirection ? { target: safeRedirect(redirection.targetURL), status: redirection.redirectionCode } : undefined

    async function ask(): Promise<RedirectionAnswer | null> {
      try {
        const { redirection: found } = await shop.client.call(getRedirection, { sourceUrl: path })
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

export const redirectionOf = createRedirectionOf(memory)

/** Leads from a page that does not exist to where it has moved, if the middleware knows (GUARD-13, GUARD-15). */
export const createSeoRedirection = (ask: AskRedirection): Guard => {
  return async request => {
    const found = await ask(request)
    if (found) throw leadTo(found.target, found.status)
  }
}

export const seoRedirection = createSeoRedirection(redirectionOf)

/** Forgets where pages have moved, so that it is asked anew (AUTH-20). */
export function forgetRedirections(): void {
  memory.clear()
}
