import { facetAttributesOf } from '@shop/domain/search'
import type { ProductRecord } from './product-records.ts'

/** Values are counted in so many groups: enough to see how they are spread, and few enough to keep for every category. */
const VALUE_GROUPS = 16

/** How many products of some categories have an attribute, and how many of them have a value of each group. */
export interface AttributeSpread {
  readonly name: string
  readonly products: number
  readonly groups: readonly number[]
}

/** A number per attribute: of products, then of products per group of values. */
const WIDTH = VALUE_GROUPS + 1

/** Counts of one category. */
interface CategoryCounts {
  products: number
  /** Per attribute where its numbers begin. */
  readonly places: Map<number, number>
  numbers: Int32Array
}

/**
 * Which attributes the products of each category have, and how their values are spread. Kept up with every product that
 * changes, so that what may be filtered by is known without a look at the products; it grows with categories, not with them.
 */
export class AttributeStatistics {
  readonly #categories = new Map<string, CategoryCounts>()
  readonly #numbers = new Map<string, number>()
  readonly #names: string[] = []
  /** Rises with every product that is counted in or out. */
  version = 0

  /** Counts a published product in, or out with -1, in each category that it stands in itself. */
  count({ published, categoryIds, variants }: Pick<ProductRecord, 'published' | 'categoryIds' | 'variants'>, step: 1 | -1): void {
    if (!published) return
    this.version++
    const attributes = Object.entries(facetAttributesOf(variants))
    for (const id of categoryIds) {
      const counts = this.#countsOf(id)
      counts.products += step
      for (const [name, values] of attributes) {
        const place = this.#placeOf(counts, name)
        counts.numbers[place] = (counts.numbers[place] ?? 0) + step
        for (const group of new Set(values.map(groupOf))) {
          const at = place + 1 + group
          counts.numbers[at] = (counts.numbers[at] ?? 0) + step
        }
      }
    }
  }

  /** What categories have together; a product of two of them counts twice. Without ids what all of them have. */
  spreadsIn(ids: Iterable<string> = this.#categories.keys()): {
    readonly products: number
    readonly spreads: readonly AttributeSpread[]
  } {
    const sums = new Map<number, number[]>()
    let products = 0
    for (const id of ids) {
      const counts = this.#categories.get(id)
      if (!counts) continue
      products += counts.products
      for (const [number, place] of counts.places) {
        const sum = sums.get(number) ?? Array.from({ length: WIDTH }, () => 0)
        for (let at = 0; at < WIDTH; at++) sum[at] = (sum[at] ?? 0) + (counts.numbers[place + at] ?? 0)
        sums.set(number, sum)
      }
    }
    const spreads = [...sums].map(([number, [all = 0, ...groups]]) => ({
      name: this.#names[number] ?? '',
      products: all,
      groups,
    }))
    return { products, spreads: spreads.filter(spread => spread.products > 0) }
  }

  #countsOf(id: string): CategoryCounts {
    const known = this.#categories.get(id)
    if (known) return known
    const counts = { products: 0, places: new Map<number, number>(), numbers: new Int32Array(0) }
    this.#categories.set(id, counts)
    return counts
  }

  #placeOf(counts: CategoryCounts, name: string): number {
    let number = this.#numbers.get(name)
    if (number === undefined) {
      number = this.#names.push(name) - 1
      this.#numbers.set(name, number)
    }
    const known = counts.places.get(number)
    if (known !== undefined) return known
    const place = counts.places.size * WIDTH
    if (place + WIDTH > counts.numbers.length) {
      const longer = new Int32Array(place + 8 * WIDTH)
      longer.set(counts.numbers)
      counts.numbers = longer
    }
    counts.places.set(number, place)
    return place
  }
}

/** The group of a value: the same for the same text, and as good as random for another one (FNV-1a). */
export function groupOf(value: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < value.length; place++) hash = Math.imul(hash ^ value.charCodeAt(place), 0x01000193)
  return ((hash >>> 0) ^ (hash >>> 15)) & (VALUE_GROUPS - 1)
}
