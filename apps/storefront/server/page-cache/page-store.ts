import type { PurgedTags } from '@shop/contract'
import { type Making, TaggedCache } from '@shop/contract/changes'
import type { StoredPage } from './stored-page.ts'

/** How long a page is sent without asking again, and how long while a newer one is rendered, in ms. */
const FRESH_MS = 60_000
const STALE_MS = 600_000
const HOUR_MS = 3_600_000
/** Of the bytes, what pages with a query may take: of those there are as many as anyone likes. */
const SHARE_OF_QUERIES = 0.25

interface Entry {
  readonly page: StoredPage
  readonly freshUntil: number
  readonly staleUntil: number
}

/**
 * Pages by their key, within a number of bytes; the least recently sent ones go first. A page shows the day it was
 * rendered on, so that none is sent after the hour in which it was.
 */
export class PageStore {
  readonly #plain: TaggedCache<Entry>
  readonly #queried: TaggedCache<Entry>
  readonly #now: () => number

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#now = now
    const queried = Math.floor(maxBytes * SHARE_OF_QUERIES)
    this.#plain = cacheOf(maxBytes - queried)
    this.#queried = cacheOf(queried)
  }

  /** A page, and whether it may be sent without rendering a newer one; undefined where none may be sent. */
  find(key: string): { readonly page: StoredPage; readonly isFresh: boolean } | undefined {
    const entry = this.#plain.get(key) ?? this.#queried.get(key)
    if (!entry) return undefined
    const now = this.#now()
    if (now < entry.freshUntil) return { page: entry.page, isFresh: true }
    return now < entry.staleUntil ? { page: entry.page, isFresh: false } : undefined
  }

  /** Stores a page; one that is larger than all that may be stored is not. */
  store(key: string, page: StoredPage, hasQuery: boolean): void {
    const now = this.#now()
    // Days begin at another hour in each time zone.
    const hourEnd = now - (now % HOUR_MS) + HOUR_MS
    const [freshUntil, staleUntil] = [Math.min(now + FRESH_MS, hourEnd), Math.min(now + STALE_MS, hourEnd)]
    this.#put(key, { page, freshUntil, staleUntil }, hasQuery)
  }

  /** Counts the bytes of a page again, unless it is no longer the stored one. */
  recount(key: string, page: StoredPage, hasQuery: boolean): void {
    const entry = (hasQuery ? this.#queried : this.#plain).peek(key)
    if (entry?.page === page) this.#put(key, { ...entry }, hasQuery)
  }

  /** Notes what is purged from now on, until the rendering ends. */
  beginRendering(): Making {
    // Both parts are purged alike.
    return this.#plain.beginMaking()
  }

  /** Forgets what shows something that has changed, and lets no rendering that began before bring it back. */
  purge(purged: PurgedTags): void {
    this.#plain.purge(purged)
    this.#queried.purge(purged)
  }

  get bytes(): number {
    return this.#plain.size + this.#queried.size
  }

  #put(key: string, entry: Entry, hasQuery: boolean): void {
    const cache = hasQuery ? this.#queried : this.#plain
    cache.set(key, entry)
  }
}

function cacheOf(maxSize: number): TaggedCache<Entry> {
  return new TaggedCache<Entry>({
    maxSize,
    sizeOf: ({ page }, key) => Math.ceil(page.bytes) + key.length + page.tags.size * TAG_BYTES,
    tagsOf: ({ page }) => page.tags,
  })
}

/** What one tag of a page takes in the index, roughly. */
const TAG_BYTES = 100
