import type { ProductTag } from '@shop/domain/product'
import { type FacetName, facetsOfKind, facetValuesOf, type ValueFacet } from '@shop/domain/search'
import type { ProductFacts } from '../port/documents.ts'
import { AttributeColumns, type StoredAttributes } from './attribute-columns.ts'
import { capacityFor, grown } from './column-capacity.ts'
import { type StoredValueSets, ValueSets } from './value-sets.ts'

/** What is needed to store a column of values. */
interface StoredValues {
  readonly sets: StoredValueSets
  readonly numbers: Uint32Array
}

/** What is needed to store the columns. */
export interface StoredProductColumns {
  readonly values: Readonly<Partial<Record<FacetName, StoredValues>>>
  readonly levels: readonly number[]
  readonly attributes: StoredAttributes
  readonly ratings: Uint32Array
  readonly createdSeconds: Uint32Array
  readonly boosts: Float32Array
}

/** Facets with a column of values. */
export const VALUE_FACETS: readonly ValueFacet[] = [...facetsOfKind('category'), ...facetsOfKind('choice')]

const NO_FACTS = { brand: '', tags: [], categoryPaths: [], ratingTenths: 0, createdAt: '1970-01-01T00:00:00.000Z', volume: 0 }
export const MAX_RATING_TENTHS = 50

function tenthsOf({ ratingTenths }: Pick<ProductFacts, 'ratingTenths'>): number {
  return Math.max(0, Math.min(MAX_RATING_TENTHS, Math.round(ratingTenths)))
}

/** A factory second comes after the same product without a fault, unless it fits better. */
const SECOND: ProductTag = 'bware'
const FACTOR_OF_SECONDS = 0.85

/** How sales and rating lift a product: up to about a tenth. */
export function boostOf(facts: Pick<ProductFacts, 'volume' | 'ratingTenths' | 'tags'>): number {
  const lift = 1 + (0.08 * Math.log10(1 + Math.max(0, facts.volume))) / 4 + (0.03 * tenthsOf(facts)) / MAX_RATING_TENTHS
  return facts.tags.includes(SECOND) ? lift * FACTOR_OF_SECONDS : lift
}

/** Values of one facet: per document the number of its set of values. */
class ValueColumn {
  readonly sets: ValueSets
  numbers: Uint32Array

  constructor(stored?: StoredValues) {
    this.sets = new ValueSets(stored?.sets)
    this.numbers = stored?.numbers ?? new Uint32Array(0)
  }
}

/** What holds of products in every market, by their numbers. */
export class ProductColumns {
  readonly #values: ReadonlyMap<FacetName, ValueColumn>
  readonly attributes: AttributeColumns
  /** Level of each category, by the numbers of its values. */
  readonly levels: number[]
  /** Tenths of a star. As wide as the values, so that the facet pass meets one type of column. */
  ratings: Uint32Array
  createdSeconds: Uint32Array
  /** How sales and rating lift a product; what is in stock in a market is lifted on top. */
  boosts: Float32Array

  constructor(stored?: StoredProductColumns) {
    this.#values = new Map(VALUE_FACETS.map(({ name }) => [name, new ValueColumn(stored?.values[name])]))
    this.attributes = new AttributeColumns(stored?.attributes)
    this.levels = [...(stored?.levels ?? [])]
    this.ratings = stored?.ratings ?? new Uint32Array(0)
    this.createdSeconds = stored?.createdSeconds ?? new Uint32Array(0)
    this.boosts = stored?.boosts ?? new Float32Array(0)
  }

  /** The column of a facet that has one. */
  valuesOf(name: FacetName): ValueColumn {
    const column = this.#values.get(name)
    if (!column) throw new Error(`The facet ${name} has no column of values`)
    return column
  }

  set(document: number, facts: Omit<ProductFacts, 'productId' | 'skus' | 'model' | 'gtin'>): void {
    this.makeRoom(document + 1)
    for (const facet of VALUE_FACETS) {
      const column = this.valuesOf(facet.name)
      column.numbers[document] = column.sets.numberOf(facetValuesOf(facet, facts))
    }
    this.attributes.set(document, facts.attributes ?? {})
    const { values: categories } = this.valuesOf('category').sets
    for (const path of facts.categoryPaths)
      path.forEach((id, level) => {
        this.levels[categories.numberOf(id)] = level
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
    for (const column of this.#values.values()) column.numbers = grown(column.numbers, capacity)
    this.attributes.makeRoom(capacity)
    this.ratings = grown(this.ratings, capacity)
    this.createdSeconds = grown(this.createdSeconds, capacity)
    this.boosts = grown(this.boosts, capacity).fill(1, before)
  }
}

/** What is needed to store a plane. */
interface StoredMarketPlane {
  readonly prices: Int32Array
  readonly stocks: Int32Array
  readonly published: Uint8Array
}

/** Prices and stock of all products in one market. A change is written in place; the next query sees it. */
export class MarketPlane {
  /** Minor units. */
  prices: Int32Array
  stocks: Int32Array
  /** 1 for published products. */
  published: Uint8Array

  constructor(stored?: StoredMarketPlane) {
    this.prices = stored?.prices ?? new Int32Array(0)
    this.stocks = stored?.stocks ?? new Int32Array(0)
    this.published = stored?.published ?? new Uint8Array(0)
  }

  /** Column of a number that an offer has per product, positive where its flag is set. */
  positiveOf(offer: 'stock'): Int32Array {
    return { stock: this.stocks }[offer]
  }

  get publishedCount(): number {
    return this.published.reduce((sum, flag) => sum + flag, 0)
  }

  set(document: number, offer: { priceCent: number; stock: number; published: boolean }): void {
    this.makeRoom(document + 1)
    this.prices[document] = offer.priceCent
    this.stocks[document] = offer.stock
    this.published[document] = offer.published ? 1 : 0
  }

  remove(document: number): void {
    if (document < this.published.length) this.set(document, { priceCent: 0, stock: 0, published: false })
  }

  makeRoom(count: number): void {
    if (count <= this.published.length) return
    const capacity = capacityFor(count)
    this.prices = grown(this.prices, capacity)
    this.stocks = grown(this.stocks, capacity)
    this.published = grown(this.published, capacity)
  }
}
