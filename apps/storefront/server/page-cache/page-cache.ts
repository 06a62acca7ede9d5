import { type CacheTag, type ChangeSource, cacheTagsOfHeader } from '@shop/contract'
import { joinParts } from '@shop/http'
import { LRUCache } from 'lru-cache'
import type { StorefrontSettings } from '../../config.ts'
import type { PageAnswer } from '../render-page.ts'
import { PageStore } from './page-store.ts'
import { StoredPage } from './stored-page.ts'

/** A page that is the same for all who ask for it with this key. */
export interface SharedPage {
  readonly key: string
  readonly hasQuery: boolean
  /** Renders the page as for a visitor without any cookie. */
  readonly render: () => Promise<PageAnswer>
}

/** What came of asking for a shared page: one to send, or an answer that is for who asked alone. */
type Outcome = { readonly page: StoredPage } | { readonly answer: PageAnswer }

type PageCacheSettings = Pick<StorefrontSettings, 'pageCacheBytes' | 'sendsCacheTags'>

interface Flight {
  readonly outcome: Promise<Outcome>
  isOutdated: boolean
}

/** How long it is remembered that a page is not one for all, and of how many pages, in ms. */
const UNSHARED = { max: 5000, ttl: 60_000 }
/** How long a delivery network that is purged by tags may keep a page (RFC 9213). */
const TAGGED_FOR = 'max-age=3600'
/** Largest body that is collected from a stream. */
const MAX_BODY_BYTES = 4 * 2 ** 20

/**
 * Pages that are the same for all, rendered once: all who ask meanwhile wait for the same rendering. What changed is
 * never sent again; while changes do not arrive, nothing is taken from here.
 */
export class PageCache {
  readonly #store: PageStore
  readonly #changes: ChangeSource
  readonly #sendsCacheTags: boolean
  readonly #flights = new Map<string, Flight>()
  readonly #unshared = new LRUCache<string, true>(UNSHARED)
  readonly #stop: () => void

  constructor(changes: ChangeSource, { pageCacheBytes, sendsCacheTags }: PageCacheSettings, now?: () => number) {
    this.#store = new PageStore(pageCacheBytes, now)
    this.#changes = changes
    this.#sendsCacheTags = sendsCacheTags
    this.#stop = changes.subscribe(purged => {
      this.#store.purge(purged)
      // Which of them shows the old value is known when they end; no later visitor waits for one of them.
      for (const flight of this.#flights.values()) flight.isOutdated = true
    })
  }

  /** A page that may be sent now; one that is not fresh is rendered again meanwhile. */
  find(shared: SharedPage): StoredPage | undefined {
    if (!this.#changes.isFollowing()) return undefined
    const found = this.#store.find(shared.key)
    // A failure leaves the page as it is, until it is too old.
    if (found && !found.isFresh) this.#fly(shared).catch(() => undefined)
    return found?.page
  }

  /**
   * The page, rendered where it is not stored. Resolves to undefined where it turns out not to be one for all; `isAlone`
   * says that the caller has no cookies either, so that the answer made for all is the caller's own.
   */
  async load(shared: SharedPage, isAlone: boolean): Promise<StoredPage | PageAnswer | undefined> {
    if (!this.#changes.isFollowing() || this.#unshared.has(shared.key)) return undefined
    const isFirst = !this.#flights.has(shared.key)
    const outcome = await this.#fly(shared)
    if ('page' in outcome) return outcome.page
    return isFirst && isAlone ? outcome.answer : undefined
  }

  /** Ends following changes. */
  close(): void {
    this.#stop()
  }

  get bytes(): number {
    return this.#store.bytes
  }

  #fly(shared: SharedPage): Promise<Outcome> {
    const { key } = shared
    const current = this.#flights.get(key)
    if (current && !current.isOutdated) return current.outcome
    const flight: Flight = { outcome: this.#render(shared), isOutdated: false }
    this.#flights.set(key, flight)
    const end = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
    flight.outcome.then(end, end)
    return flight.outcome
  }

  async #render({ key, hasQuery, render }: SharedPage): Promise<Outcome> {
    const rendering = this.#store.beginRendering()
    try {
      const answer = await render()
      const tags = tagsOf(answer)
      const body = tags && (await collect(answer.body))
      if (!tags || !body) {
        this.#unshared.set(key, true)
        return { answer }
      }
      const { 'cache-tag': header, ...others } = answer.headers
      const isTagged = header !== undefined && this.#sendsCacheTags
      const headers = isTagged ? { ...answer.headers, 'cdn-cache-control': TAGGED_FOR } : others
      const page = new StoredPage({ body, headers, tags, changing: answer.requestId })
      if (!rendering.isOutdatedBy(tags) && this.#changes.isFollowing()) {
        this.#store.store(key, page, hasQuery)
        // After the answer that is waited for. A variant that cannot be made is missing, and nothing else.
        setImmediate(() => {
          page.complete().then(
            () => this.#store.recount(key, page, hasQuery),
            () => undefined,
          )
        })
      }
      return { page }
    } finally {
      rendering.end()
    }
  }
}

/** What a page depends on that may be sent to all; undefined for any other answer. */
function tagsOf({ status, headers, setCookies }: PageAnswer): ReadonlySet<CacheTag> | undefined {
  const tags = headers['cache-tag']
  const isPublic = status === 200 && setCookies.length === 0 && (headers['cache-control'] ?? '').startsWith('public')
  return isPublic && tags !== undefined ? new Set(cacheTagsOfHeader(tags)) : undefined
}

async function collect(body: PageAnswer['body']): Promise<Buffer | undefined> {
  if (!body) return undefined
  if (!(body instanceof ReadableStream)) return joinParts(body)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    length += chunk.length
    if (length > MAX_BODY_BYTES) throw new Error('A page is too large to be collected')
  }
  return Buffer.concat(chunks)
}
