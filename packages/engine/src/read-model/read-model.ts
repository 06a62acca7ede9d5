import { setTimeout as wait } from 'node:timers/promises'
import type { ExtraGuarantee } from '@shop/domain/guarantee'
import type { AttributeDefinition } from '@shop/domain/product'
import type { Store } from '@shop/domain/store'
import { selectCategories } from '../category/category-rows.ts'
import { CategoryTrees } from '../category/category-trees.ts'
import type { EngineContext } from '../database/context.ts'
import { selectAttributeDefinitions } from '../product/attribute-definitions.ts'
import { selectStores } from '../store/find-stores.ts'
import {
  type CatalogueChanges,
  currentCatalogueCursor,
  type ProductTopic,
  readCatalogueChanges,
  type WholeTopic,
} from './catalogue-changes.ts'
import { readProductIds, readProducts, readStock } from './product-records.ts'
import { type ProductFacts, ProductStore } from './product-store.ts'
import { readDiscounts, readGuarantees, readRedirections, type StoredDiscounts, type StoredRedirection } from './whole-tables.ts'

/** A change is visible within this time and the time it takes to read it again, in ms. */
const POLL_MS = 100
/** Nothing is read from a model that has not heard from the database for this long, in ms. */
const MAX_SILENCE_MS = 1000
/** Products of one reading: few enough for the time a statement may take on a busy machine. */
const BATCH = 500
/** A change is tried again this long after a failure, in ms. */
const RETRY_MS = 250

/** What changed in a model; everything in it is visible by now. */
export interface ModelChange {
  /** Set after the model was read as a whole: anything may have changed. */
  readonly isEverything: boolean
  /** Products of which anything that is shown changed. */
  readonly productIds: ReadonlySet<string>
  /** Products whose reviews changed. */
  readonly reviewedIds: ReadonlySet<string>
  /** Categories in which, or below which, products came, went or changed in what lists choose and order by. */
  readonly listedIn: ReadonlySet<string>
  /** Whether a number of products in a category changed. */
  readonly hasOtherCounts: boolean
  readonly wholes: ReadonlySet<WholeTopic>
}

export interface ReadModelOptions {
  /** Gets what went wrong; the model tries again. */
  readonly onError: (error: unknown) => void
  /** Time between two looks at what changed, in ms; default 100. */
  readonly pollMs?: number
  /** Longest silence of the database after which nothing is read, in ms; default 1000. */
  readonly maxSilenceMs?: number
}

/**
 * The catalogue in memory: products, categories, stores, discounts, guarantees and redirections of one database, filled
 * when it opens and kept true by what commits. What is read from it is at most `maxSilenceMs` old, and usually 100 ms.
 */
export class ReadModel {
  readonly products = new ProductStore()
  #trees = new CategoryTrees([])
  #stores: readonly Store[] = []
  #definitions: ReadonlyMap<string, AttributeDefinition> = new Map()
  #discounts: StoredDiscounts = { all: new Map(), idsOfCode: new Map() }
  #guarantees: ReadonlyMap<string, ExtraGuarantee> = new Map()
  #redirections: ReadonlyMap<string, StoredRedirection> = new Map()
  readonly #engine: EngineContext
  readonly #options: Required<ReadModelOptions>
  readonly #listeners = new Set<(change: ModelChange) => void>()
  readonly #ending = new AbortController()
  #cursor: string | undefined
  /** Epoch, ms: begins and ends until then are known to the listeners. */
  #passedUntil = 0
  #heardAt = Number.NEGATIVE_INFINITY
  #looking: Promise<void> | undefined
  #running: Promise<void>

  constructor(engine: EngineContext, { onError, pollMs = POLL_MS, maxSilenceMs = MAX_SILENCE_MS }: ReadModelOptions) {
    this.#engine = engine
    this.#options = { onError, pollMs, maxSilenceMs }
    this.#running = this.#run()
  }

  get trees(): CategoryTrees {
    return this.#trees
  }

  /** By key. */
  get stores(): readonly Store[] {
    return this.#stores
  }

  get definitions(): ReadonlyMap<string, AttributeDefinition> {
    return this.#definitions
  }

  get discounts(): StoredDiscounts {
    return this.#discounts
  }

  get guarantees(): ReadonlyMap<string, ExtraGuarantee> {
    return this.#guarantees
  }

  /** By `redirectionKey`. */
  get redirections(): ReadonlyMap<string, StoredRedirection> {
    return this.#redirections
  }

  /** The number of the first transaction that is not in the model, as decimal text; 0 before it was filled. */
  get version(): string {
    return this.#cursor?.split(':')[1] ?? '0'
  }

  /** Whether changes arrive: what is read now is at most `maxSilenceMs` old. */
  isFollowing(): boolean {
    return this.#cursor !== undefined && performance.now() - this.#heardAt <= this.#options.maxSilenceMs
  }

  /** Calls the listener with every change. Returns how to end that. */
  subscribe(listener: (change: ModelChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves at once while changes arrive, else after one look at the database. Throws `Unavailable` while that fails. */
  async fresh(): Promise<void> {
    if (this.isFollowing()) return
    await this.catchUp()
  }

  /** Takes over everything that was committed before the call. Throws what the database throws. */
  async catchUp(): Promise<void> {
    // A look that is under way may have begun before the commit that the caller knows of.
    await this.#looking?.catch(() => undefined)
    await this.#look()
  }

  async stop(): Promise<void> {
    this.#ending.abort()
    await this.#running
    await this.#looking?.catch(() => undefined)
  }

  #look(): Promise<void> {
    this.#looking ??= this.#takeOver().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending
    let isFailing = false
    while (!signal.aborted) {
      let pause = this.#options.pollMs
      try {
        await this.#look()
        isFailing = false
      } catch (error) {
        if (signal.aborted) return
        // Said once per outage, not four times a second.
        if (!isFailing) this.#options.onError(error)
        isFailing = true
        pause = RETRY_MS
      }
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  async #takeOver(): Promise<void> {
    const begun = performance.now()
    const changes = this.#cursor === undefined ? undefined : await readCatalogueChanges(this.#engine, this.#cursor)
    if (changes?.isComplete) await this.#apply(changes)
    else await this.#fill()
    this.#heardAt = begun
  }

  async #fill(): Promise<void> {
    const cursor = await currentCatalogueCursor(this.#engine)
    await this.#readWholes(new Set(['category', 'attribute', 'store', 'discount', 'guarantee', 'redirection']))
    const known = new Set(this.products.ids())
    let after: string | undefined
    do {
      const ids = await readProductIds(this.#engine, BATCH, after)
      await this.#readProducts(ids, new Collected())
      for (const id of ids) known.delete(id)
      after = ids.length < BATCH ? undefined : ids.at(-1)
    } while (after !== undefined && !this.#ending.signal.aborted)
    for (const id of known) this.products.remove(id)
    this.#cursor = cursor
    this.#passedUntil = this.#now()
    this.#recount()
    this.#tell({ ...NOTHING, isEverything: true })
  }

  async #apply({ products, wholes, cursor }: CatalogueChanges): Promise<void> {
    const collected = new Collected()
    const of = (...topics: ProductTopic[]) => new Set(topics.flatMap(topic => [...(products.get(topic) ?? [])]))
    await this.#readWholes(wholes)
    if (wholes.has('category')) this.#recount()
    const changed = new Set([...wholes, ...this.#passBeginsAndEnds()])
    const again = of('product', 'price', 'rating')
    for (const { id } of this.products.passPriceChanges(this.#now())) again.add(id)
    await this.#readProducts([...again], collected)
    const stock = [...of('stock')].filter(id => !again.has(id))
    if (stock.length > 0) this.#setStock(await readStock(this.#engine, stock), collected)
    this.#cursor = cursor
    const reviewedIds = of('review')
    if (collected.productIds.size + reviewedIds.size + changed.size === 0) return
    const { productIds, listedIn, hasOtherCounts } = collected
    this.#tell({ productIds, listedIn, hasOtherCounts, reviewedIds, isEverything: false, wholes: changed })
  }

  async #readWholes(topics: ReadonlySet<WholeTopic>): Promise<void> {
    const { db } = this.#engine
    if (topics.has('category')) this.#trees = new CategoryTrees(await selectCategories(db))
    if (topics.has('attribute')) this.#definitions = await selectAttributeDefinitions(db)
    if (topics.has('store')) this.#stores = await selectStores(db)
    if (topics.has('discount')) this.#discounts = await readDiscounts(db)
    if (topics.has('guarantee')) this.#guarantees = await readGuarantees(db)
    if (topics.has('redirection')) this.#redirections = await readRedirections(db)
  }

  async #readProducts(ids: readonly string[], collected: Collected): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH)
      const { products, available } = await readProducts(this.#engine, batch)
      const gone = new Set(batch)
      for (const record of products) {
        gone.delete(record.id)
        const before = this.products.facts(record.id)
        // Counted out before its categories may be others.
        if (before) this.#trees.count(before, -1)
        const after = this.products.put(record, this.#now())
        this.#trees.count(after, 1)
        collected.note(this.#trees, before, after)
      }
      for (const id of gone) {
        const before = this.products.facts(id)
        if (!before) continue
        this.#trees.count(before, -1)
        this.products.remove(id)
        collected.note(this.#trees, before, undefined)
      }
      this.#setStock(available, collected)
    }
  }

  /** What began or ended since the last look by the clock alone: campaigns of stores, discounts. */
  #passBeginsAndEnds(): Set<WholeTopic> {
    const now = this.#now()
    const [since, passed] = [this.#passedUntil, new Set<WholeTopic>()]
    this.#passedUntil = now
    const isPassed = (instant: string | undefined) => {
      const at = instant === undefined ? Number.NaN : Date.parse(instant)
      return since < at && at <= now
    }
    for (const { custom } of this.#stores) {
      if (custom.campaigns?.some(({ startDate, endDate }) => isPassed(startDate) || isPassed(endDate))) passed.add('store')
    }
    for (const { validFrom, validUntil } of this.#discounts.all.values()) {
      if (isPassed(validFrom) || isPassed(validUntil)) passed.add('discount')
    }
    // A campaign switches discounts on and off.
    if (passed.has('store')) passed.add('discount')
    return passed
  }

  #setStock(available: ReadonlyMap<string, number>, collected: Collected): void {
    for (const [sku, units] of available) {
      const wasThere = this.products.available(sku) > 0
      const id = this.products.setAvailable(sku, units)
      if (id === undefined) continue
      collected.productIds.add(id)
      const facts = this.products.facts(id)
      if (facts && wasThere !== units > 0) collected.list(this.#trees, facts)
    }
  }

  #recount(): void {
    this.#trees.clearCounts()
    for (const id of this.products.ids()) {
      const facts = this.products.facts(id)
      if (facts) this.#trees.count(facts, 1)
    }
  }

  #tell(change: ModelChange): void {
    for (const listener of this.#listeners) listener(change)
  }

  #now(): number {
    return Date.parse(this.#engine.now())
  }
}

const NOTHING: ModelChange = {
  isEverything: false,
  productIds: new Set(),
  reviewedIds: new Set(),
  listedIn: new Set(),
  hasOtherCounts: false,
  wholes: new Set(),
}

/** What a look found to be different. */
class Collected {
  readonly productIds = new Set<string>()
  readonly listedIn = new Set<string>()
  hasOtherCounts = false

  note(trees: CategoryTrees, before: ProductFacts | undefined, after: ProductFacts | undefined): void {
    for (const facts of [before, after]) {
      if (!facts) continue
      this.productIds.add(facts.id)
      this.list(trees, facts)
    }
    if (countsOf(before) !== countsOf(after)) this.hasOtherCounts = true
  }

  list(trees: CategoryTrees, { categoryIds }: ProductFacts): void {
    for (const id of trees.allUpwards(categoryIds)) this.listedIn.add(id)
  }
}

function countsOf(facts: ProductFacts | undefined): string {
  return facts?.published ? `${facts.sellableIn} ${facts.categoryIds.join()}` : ''
}
