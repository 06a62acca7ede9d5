import type { ProductTag } from '@shop/domain/product'
import type { ProductFacts } from '../port/index.ts'
import { capacityFor, grown } from './grow.ts'
import { Interned } from './interned.ts'
import { type KeptValueSets, ValueSets } from './value-sets.ts'

/** What is needed to keep the columns. */
export interface KeptProductColumns {
  readonly brandNames: readonly string[]
  readonly tagSets: KeptValueSets
  readonly categorySets: KeptValueSets
  readonly levels: readonly number[]
  readonly brands: Uint32Array
  readonly tags: Uint32Array
  readonly categories: Uint32Array
  readonly ratings: Uint8Array
  readonly createdSeconds: Uint32Array
  readonly boosts: Float32Array
}

const NO_FACTS = { brand: '', tags: [], categoryPaths: [], ratingTenths: 0, createdAt: '1970-01-01T00:00:00.000Z', volume: 0 }
const MOST_TENTHS = 50

function tenthsOf({ ratingTenths }: Pick<ProductFacts, 'ratingTenths'>): number {
  return Math.max(0, Math.min(MOST_TENTHS, Math.round(ratingTenths)))
}

/** A factory second comes after the same product without a fault, unless it fits better. */
const SECOND: ProductTag = 'bware'
const FACTOR_OF_SECONDS = 0.85

/** How sales and rating lift a product: up to about a tenth. */
export function boostOf(facts: Pick<ProductFacts, 'volume' | 'ratingTenths' | 'tags'>): number {
  const lift = 1 + (0.08 * Math.log10(1 + Math.max(0, facts.volume))) / 4 + (0.03 * tenthsOf(facts)) / MOST_TENTHS
  return facts.tags.includes(SECOND) ? lift * FACTOR_OF_SECONDS : lift
}

/** What holds of products in every market, by their numbers. */
export class ProductColumns {
  readonly brandNames: Interned
  readonly tagSets: ValueSets
  readonly categorySets: ValueSets
  /** Level of each category, by the numbers of `categorySets`. */
  readonly levels: number[]
  brands: Uint32Array
  /** Set of tags. */
  tags: Uint32Array
  /** Set of categories with all above them. */
  categories: Uint32Array
  /** Tenths of a star. */
  ratings: Uint8Array
  createdSeconds: Uint32Array
  /** How sales and rating lift a product; what is in stock in a market is lifted on top. */
  boosts: Float32Array

  constructor(kept?: KeptProductColumns) {
    this.brandNames = new Interned(kept?.brandNames ?? [''])
    this.tagSets = new ValueSets(kept?.tagSets)
    this.categorySets = new ValueSets(kept?.categorySets)
    this.levels = [...(kept?.levels ?? [])]
    this.brands = kept?.brands ?? new Uint32Array(0)
    this.tags = kept?.tags ?? new Uint32Array(0)
    this.categories = kept?.categories ?? new Uint32Array(0)
    this.ratings = kept?.ratings ?? new Uint8Array(0)
    this.createdSeconds = kept?.createdSeconds ?? new Uint32Array(0)
    this.boosts = kept?.boosts ?? new Float32Array(0)
  }

  set(document: number, facts: Omit<ProductFacts, 'productId' | 'skus' | 'model' | 'gtin'>): void {
    this.makeRoom(document + 1)
    this.brands[document] = this.brandNames.numberOf(facts.brand)
    this.tags[document] = this.tagSets.numberOf(facts.tags)
    this.categories[document] = this.categorySets.numberOf(facts.categoryPaths.flat())
    for (const path of facts.categoryPaths)
      path.forEach((id, level) => {
        this.levels[this.categorySets.values.numberOf(id)] = level
      })
    this.ratings[document] = tenthsOf(facts)
    this.createdSeconds[document] = Math.max(0, Date.parse(facts.createdAt) / 1000)
    this.boosts[document] = boostOf(facts)
  }

  remove(document: number): void {
    if (document < this.boosts.length) this.set(document, NO_FACTS)
  }

  makeRoom(count: number): void {
    if (count <= this.boosts.length) return
    const before = this.boosts.length
    const capacity = capacityFor(count)
    this.brands = grown(this.brands, capacity)
    this.tags = grown(this.tags, capacity)
    this.categories = grown(this.categories, capacity)
    this.ratings = grown(this.ratings, capacity)
    this.createdSeconds = grown(this.createdSeconds, capacity)
    this.boosts = grown(this.boosts, capacity).fill(1, before)
  }
}
