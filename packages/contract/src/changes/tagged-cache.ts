import { LRUCache } from 'lru-cache'
import type { CacheTag, PurgedTags } from '../cache-tags.ts'

interface TaggedCacheOptions<Value> {
  /** The sum of all sizes that is kept; the values asked for longest ago go first. */
  readonly maxSize: number
  readonly sizeOf: (value: Value, key: string) => number
  /** What a value depends on. */
  readonly tagsOf: (value: Value) => Iterable<CacheTag>
}

/** A value that is being made; it learns what was purged meanwhile. */
export interface Making {
  /** Whether something of what it depends on was purged since it began, so that it may show the old value. */
  isOutdatedBy(tags: ReadonlySet<CacheTag>): boolean
  end(): void
}

/** Values by key until something they depend on is purged, within a size. */
export class TaggedCache<Value extends object> {
  readonly #values: LRUCache<string, Value>
  readonly #keysByTag = new Map<CacheTag, Set<string>>()
  readonly #tagsOf: (value: Value) => Iterable<CacheTag>
  readonly #makings = new Set<{ all: boolean; readonly tags: Set<CacheTag> }>()

  constructor({ maxSize, sizeOf, tagsOf }: TaggedCacheOptions<Value>) {
    this.#tagsOf = tagsOf
    this.#values = new LRUCache<string, Value>({
      maxSize: Math.max(1, maxSize),
      sizeCalculation: sizeOf,
      dispose: (value, key) => this.#forgetTags(key, value),
    })
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** As `get`, without counting as a use. */
  peek(key: string): Value | undefined {
    return this.#values.peek(key)
  }

  /** Keeps a value; one that is larger than all that may be kept is not. */
  set(key: string, value: Value): void {
    // Takes an older value off the index first.
    this.#values.set(key, value)
    if (!this.#values.has(key)) return
    for (const tag of this.#tagsOf(value)) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  /** Notes what is purged from now on, until the making ends. */
  beginMaking(): Making {
    const noted = { all: false, tags: new Set<CacheTag>() }
    this.#makings.add(noted)
    return {
      isOutdatedBy: tags => noted.all || !noted.tags.isDisjointFrom(tags),
      end: () => void this.#makings.delete(noted),
    }
  }

  /** Forgets what shows something that has changed, and lets nothing that began before bring it back. */
  purge(purged: PurgedTags): void {
    for (const making of this.#makings) {
      if (purged === 'all') making.all = true
      else for (const tag of purged) making.tags.add(tag)
    }
    if (purged === 'all') this.#values.clear()
    // Copied: what is deleted leaves the set.
    else for (const tag of purged) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#values.delete(key)
  }

  get size(): number {
    return this.#values.calculatedSize
  }

  #forgetTags(key: string, value: Value): void {
    for (const tag of this.#tagsOf(value)) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
