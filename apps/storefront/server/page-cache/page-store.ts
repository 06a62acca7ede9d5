import type { CacheTag, PurgedTags } from '@shop/contract'
import { LRUCache } from 'lru-cache'
import type { StoredPage } from './stored-page.ts'

/** How long a page is sent without asking again, and how long while a newer one is rendered, in ms. */
const FRESH_MS = 60_000
const STALE_MS = 600_000
const DAY_MS = 86_400_000
/** Of the bytes, what pages with a query may take: of those there are as many as anyone likes. */
const SHARE_OF_QUERIES = 0.25

interface Entry {
  readonly page: StoredPage
  readonly freshUntil: number
  readonly staleUntil: number
}

/** A rendering that is under way; it learns what was purged meanwhile. */
export interface Rendering {
  /** Whether something of what it shows was purged since it began, so that it may show the old value. */
  isOutdatedBy(tags: ReadonlySet<CacheTag>): boolean
  end(): void
}

/**
 * Pages by their key, within a number of bytes; the least recently sent ones go first. A page shows the day it was
 * rendered on, so that none is sent on the next one.
 */
export class PageStore {
  readonly #plain: LRUCache<string, Entry>
  readonly #queried: LRUCache<string, Entry>
  readonly #keysByTag = new Map<CacheTag, Set<string>>()
  readonly #renderings = new Set<{ all: boolean; readonly tags: Set<CacheTag> }>()
  readonly #now: () => number

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#now = now
    const queried = Math.floor(maxBytes * SHARE_OF_QUERIES)
    this.#plain = this.#cacheOf(maxBytes - queried)
    this.#queried = this.#cacheOf(queried)
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
    const midnight = now - (now % DAY_MS) + DAY_MS
    const [freshUntil, staleUntil] = [Math.min(now + FRESH_MS, midnight), Math.min(now + STALE_MS, midnight)]
    this.#put(key, { page, freshUntil, staleUntil }, hasQuery)
  }

  /** Counts the bytes of a page again, unless it is no longer the stored one. */
  recount(key: string, page: StoredPage, hasQuery: boolean): void {
    const entry = (hasQuery ? this.#queried : this.#plain).peek(key)
    if (entry?.page === page) this.#put(key, { ...entry }, hasQuery)
  }

  /** Notes what is purged from now on, until the rendering ends. */
  beginRendering(): Rendering {
    const noted = { all: false, tags: new Set<CacheTag>() }
    this.#renderings.add(noted)
    return {
      isOutdatedBy: tags => noted.all || !noted.tags.isDisjointFrom(tags),
      end: () => void this.#renderings.delete(noted),
    }
  }

  /** Forgets what shows something that has changed, and lets no rendering that began before bring it back. */
  purge(purged: PurgedTags): void {
    for (const rendering of this.#renderings) {
      if (purged === 'all') rendering.all = true
      else for (const tag of purged) rendering.tags.add(tag)
    }
    if (purged === 'all') {
      this.#plain.clear()
      this.#queried.clear()
      return
    }
    for (const tag of purged) {
      // Copied: what is deleted leaves the set.
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) {
        this.#plain.delete(key)
        this.#queried.delete(key)
      }
    }
  }

  get bytes(): number {
    return this.#plain.calculatedSize + this.#queried.calculatedSize
  }

  #put(key: string, entry: Entry, hasQuery: boolean): void {
    const cache = hasQuery ? this.#queried : this.#plain
    // Takes an older page off the index first.
    cache.set(key, entry)
    if (!cache.has(key)) return
    for (const tag of entry.page.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  #cacheOf(maxSize: number): LRUCache<string, Entry> {
    return new LRUCache<string, Entry>({
      maxSize: Math.max(1, maxSize),
      sizeCalculation: ({ page }, key) => Math.ceil(page.bytes) + key.length + page.tags.size * TAG_BYTES,
      dispose: ({ page }, key) => this.#forgetTags(key, page),
    })
  }

  #forgetTags(key: string, { tags }: StoredPage): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

/** What one tag of a page takes in the index, roughly. */
const TAG_BYTES = 100
