import { setTimeout as wait } from 'node:timers/promises'
import type { PriceState } from '../cart/load-cart.ts'
import type { EngineContext } from '../database/context.ts'
import { readRelationRules } from '../relation/relation-rules.ts'
import { beganOrEnded } from './begins-and-ends.ts'
import {
  type CatalogueChanges,
  currentCatalogueCursor,
  decidePrices,
  type ProductTopic,
  readCatalogueChanges,
  type WholeTopic,
} from './catalogue-changes.ts'
import { ChangeCollector, EVERYTHING, type ModelChange } from './model-change.ts'
import { readProductIds, readProducts, readStock, type StockOfSku } from './product-records.ts'
import { ProductStore } from './product-store.ts'
import { RecommendationLists } from './recommendation-lists.ts'
import { RelationLists } from './relation-lists.ts'
import { WholeTables } from './whole-tables.ts'

/** A change is visible within this time and the time it takes to read it again, in ms. */
const POLL_MS = 100
/** Nothing is read from a model that has not heard from the database for this long, in ms. */
const MAX_SILENCE_MS = 1000
/** Products of one reading: few enough for the time a statement may take on a busy machine, and for the memory it takes. */
const BATCH = 100
/** What is read as a whole, in the order in which it is read. */
const EVERY_WHOLE: readonly WholeTopic[] = [
  ...(['category', 'attribute', 'store', 'discount', 'guarantee', 'redirection', 'synonym', 'relation-rule'] as const),
]
/** A change is tried again this long after a failure, in ms. */
const RETRY_MS = 250

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
  readonly recommendations = new RecommendationLists()
  readonly relations = new RelationLists()
  readonly #wholes = new WholeTables()
  readonly #engine: EngineContext
  readonly #options: Required<ReadModelOptions>
  readonly #listeners = new Set<(change: ModelChange) => void>()
  readonly #ending = new AbortController()
  #cursor: string | undefined
  /** Epoch, ms: begins and ends until then are known to the listeners. */
  #passedUntil = 0
  #heardAt = Number.NEGATIVE_INFINITY
  /** How often something that decides prices was taken over, and whether it is right now. */
  #repricings = 0
  #isRepricing = false
  #looking: Promise<void> | undefined
  #running: Promise<void>

  constructor(engine: EngineContext, { onError, pollMs = POLL_MS, maxSilenceMs = MAX_SILENCE_MS }: ReadModelOptions) {
    this.#engine = engine
    this.#options = { onError, pollMs, maxSilenceMs }
    this.#running = this.#run()
  }

  get trees() {
    return this.#wholes.trees
  }

  /** By key. */
  get stores() {
    return this.#wholes.stores
  }

  get definitions() {
    return this.#wholes.definitions
  }

  get discounts() {
    return this.#wholes.discounts
  }

  get guarantees() {
    return this.#wholes.guarantees
  }

  /** What the shop owner says that buyers mean. */
  get synonyms() {
    return this.#wholes.synonyms
  }

  /** By `redirectionKey`. */
  get redirections() {
    return this.#wholes.redirections
  }

  /** The number of the first transaction that is not in the model, as decimal text; 0 before it was filled. */
  get version(): string {
    return this.#cursor?.split(':')[1] ?? '0'
  }

  /**
   * Where another reader of the changes goes on: every transaction before this number (decimal text) is in the model; empty
   * before it was filled.
   */
  get position(): string {
    return this.#cursor?.split(':')[0] ?? ''
  }

  /** Which state what carts are priced by is in; undefined while another one is taken over, when parts of both are read. */
  get priceState(): PriceState | undefined {
    return this.#cursor === undefined || this.#isRepricing ? undefined : { snapshot: this.#cursor, changes: this.#repricings }
  }

  /** Whether changes arrive: what is read now is at most `maxSilenceMs` old. */
  isFollowing(): boolean {
    return this.#cursor !== undefined && performance.now() - this.#heardAt <= this.#options.maxSilenceMs
  }

  /** For how long the database has not been heard of, in ms: what is read may be so old. Infinite before the model was filled. */
  get silenceMs(): number {
    return performance.now() - this.#heardAt
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
    this.#beginRepricing()
    const cursor = await currentCatalogueCursor(this.#engine)
    await this.#readWholes(new Set(EVERY_WHOLE))
    const known = new Set(this.products.ids())
    let after: string | undefined
    do {
      const ids = await readProductIds(this.#engine, BATCH, after)
      await this.#readProducts(ids, new ChangeCollector())
      for (const id of ids) known.delete(id)
      after = ids.length < BATCH ? undefined : ids.at(-1)
    } while (after !== undefined && !this.#ending.signal.aborted)
    for (const id of known) this.products.remove(id)
    const { db } = this.#engine
    await this.recommendations.readAll(db, this.#knownId, () => this.#ending.signal.aborted)
    await this.relations.read(db, [...new Set([...this.products.ids(), ...this.relations.ids()])], this.#knownId)
    this.#cursor = cursor
    this.#isRepricing = false
    this.#passedUntil = this.#now()
    this.#recount()
    this.#tell(EVERYTHING)
  }

  async #apply(changes: CatalogueChanges): Promise<void> {
    const { products, wholes, cursor } = changes
    const changed = new ChangeCollector()
    const of = (...topics: ProductTopic[]) => new Set(topics.flatMap(topic => [...(products.get(topic) ?? [])]))
    if (decidePrices(changes)) this.#beginRepricing()
    await this.#readWholes(wholes)
    if (wholes.has('category')) this.#recount()
    const allWholes = new Set([...wholes, ...this.#passBeginsAndEnds()])
    const again = of('product', 'text', 'price', 'rating')
    for (const { id } of this.products.passPriceChanges(this.#now())) again.add(id)
    await this.#readProducts([...again], changed)
    const stock = [...of('stock')].filter(id => !again.has(id))
    if (stock.length > 0) this.#setStock(await readStock(this.#engine, stock), changed)
    const [rewrittenIds, movedIds, reviewedIds] = [of('text'), of('placement'), of('review')]
    const recommendedIds = of('recommendation')
    await this.recommendations.read(this.#engine.db, [...recommendedIds], this.#knownId)
    const relatedIds = of('relation')
    await this.relations.read(this.#engine.db, [...relatedIds], this.#knownId)
    // They are shown on its page, and what it goes with is among the words by which it is found.
    for (const id of relatedIds) if (this.products.entry(id)) changed.noteRelations(id)
    for (const id of movedIds) {
      const entry = this.products.entry(id)
      if (entry) changed.noteList(this.trees, entry)
    }
    this.#cursor = cursor
    this.#isRepricing = false
    const { productIds, listedIn, hasOtherCounts } = changed
    const rewordedIds = new Set([...changed.rewordedIds, ...rewrittenIds, ...movedIds])
    if (productIds.size + rewordedIds.size + reviewedIds.size + recommendedIds.size + allWholes.size === 0) return
    const ofProducts = { productIds, rewrittenIds, rewordedIds, reviewedIds, recommendedIds }
    this.#tell({ ...ofProducts, listedIn, hasOtherCounts, isEverything: false, wholes: allWholes })
  }

  #beginRepricing(): void {
    this.#repricings++
    this.#isRepricing = true
  }

  async #readWholes(topics: ReadonlySet<WholeTopic>): Promise<void> {
    const { db } = this.#engine
    await this.#wholes.read(db, topics)
    if (topics.has('relation-rule')) this.relations.setRules(await readRelationRules(db))
  }

  async #readProducts(ids: readonly string[], changed: ChangeCollector): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH)
      const { products, stock } = await readProducts(this.#engine, batch)
      const gone = new Set(batch)
      for (const record of products) {
        gone.delete(record.id)
        const before = this.products.entry(record.id)
        changed.noteWords(before && this.products.record(record.id), record)
        // Counted out before its categories may be others.
        if (before) this.trees.count(before, -1)
        const after = this.products.put(record, this.#now())
        this.trees.count(after, 1)
        changed.noteProduct(this.trees, before, after)
      }
      for (const id of gone) {
        const before = this.products.entry(id)
        if (!before) continue
        this.trees.count(before, -1)
        this.products.remove(id)
        changed.noteProduct(this.trees, before, undefined)
      }
      this.#setStock(stock, changed)
    }
  }

  readonly #knownId = (id: string) => this.products.entry(id)?.id

  /** What began or ended since the last look by the clock alone. */
  #passBeginsAndEnds(): Set<WholeTopic> {
    const [since, until] = [this.#passedUntil, this.#now()]
    this.#passedUntil = until
    return beganOrEnded({ stores: this.stores, discounts: this.discounts.all.values() }, since, until)
  }

  #setStock(stock: ReadonlyMap<string, StockOfSku>, changed: ChangeCollector): void {
    for (const [sku, units] of stock) {
      const wasThere = this.products.here(sku) > 0
      const id = this.products.setStock(sku, units)
      if (id === undefined) continue
      changed.productIds.add(id)
      const entry = this.products.entry(id)
      if (entry && wasThere !== this.products.here(sku) > 0) changed.noteList(this.trees, entry)
    }
  }

  #recount(): void {
    this.trees.clearCounts()
    for (const id of this.products.ids()) {
      const entry = this.products.entry(id)
      if (entry) this.trees.count(entry, 1)
    }
  }

  #tell(change: ModelChange): void {
    for (const listener of this.#listeners) listener(change)
  }

  #now(): number {
    return Date.parse(this.#engine.now())
  }
}
