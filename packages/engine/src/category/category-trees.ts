import { type CountryCode, type Language, MARKETS } from '@shop/domain/market'
import type { StoredCategory } from './category-rows.ts'

/** What of a product decides where it counts. */
export interface CountedProduct {
  readonly published: boolean
  /** Markets by their place in `MARKETS`, as bits: those whose visitors have a price for it. */
  readonly sellableIn: number
  readonly categoryIds: readonly string[]
}

/** The trees of categories with the number of products that each market can buy in a category and below it. */
export class CategoryTrees {
  readonly rows: readonly StoredCategory[]
  readonly byId: ReadonlyMap<string, StoredCategory>
  readonly #upwards = new Map<string, readonly StoredCategory[]>()
  readonly #counts = new Map<string, Int32Array>()
  readonly byKey: ReadonlyMap<string, StoredCategory>
  readonly #bySlug = new Map<string, StoredCategory>()
  readonly #children: ReadonlyMap<string | null, readonly StoredCategory[]>

  /** `rows` in the order in which categories are shown. */
  constructor(rows: readonly StoredCategory[]) {
    this.rows = rows
    this.byId = new Map(rows.map(row => [row.id, row]))
    this.byKey = new Map(rows.map(row => [row.key, row]))
    for (const row of rows) {
      for (const [language, slug] of Object.entries(row.document.slug)) this.#bySlug.set(`${language} ${slug}`, row)
    }
    this.#children = Map.groupBy(rows, ({ parentId }) => parentId)
  }

  bySlug(language: Language, slug: string): StoredCategory | undefined {
    return this.#bySlug.get(`${language} ${slug}`)
  }

  /** The categories right below one; without an id those on top of all trees. */
  childrenOf(id: string | null): readonly StoredCategory[] {
    return this.#children.get(id) ?? []
  }

  /** A category and all above it, from itself up; empty for an unknown one. */
  upwards(id: string): readonly StoredCategory[] {
    const known = this.#upwards.get(id)
    if (known) return known
    const path: StoredCategory[] = []
    for (let row = this.byId.get(id); row; row = row.parentId === null ? undefined : this.byId.get(row.parentId)) path.push(row)
    this.#upwards.set(id, path)
    return path
  }

  /** Ids of a category and of all below it; none for an unknown one. */
  below(id: string): string[] {
    return this.byId.has(id) ? [id, ...this.childrenOf(id).flatMap(child => this.below(child.id))] : []
  }

  /** Ids of some categories and of all above them, each once. */
  allUpwards(ids: readonly string[]): Set<string> {
    return new Set(ids.flatMap(id => this.upwards(id).map(row => row.id)))
  }

  clearCounts(): void {
    this.#counts.clear()
  }

  /** Counts a product in, or out with -1. */
  count({ published, sellableIn, categoryIds }: CountedProduct, step: 1 | -1): void {
    if (!published || sellableIn === 0) return
    for (const id of this.allUpwards(categoryIds)) {
      let counts = this.#counts.get(id)
      if (!counts) {
        counts = new Int32Array(MARKETS.length)
        this.#counts.set(id, counts)
      }
      for (let place = 0; place < MARKETS.length; place++) {
        if (sellableIn & (1 << place)) counts[place] = (counts[place] ?? 0) + step
      }
    }
  }

  /** Products that visitors of a market can buy in a category and below it. */
  productCount(id: string, country: CountryCode): number {
    return this.#counts.get(id)?.[MARKETS.findIndex(market => market.country === country)] ?? 0
  }

  /** Countries whose market has products in a category or below it. */
  countriesOf(id: string): CountryCode[] {
    const counts = this.#counts.get(id)
    return counts ? MARKETS.flatMap(({ country }, place) => ((counts[place] ?? 0) > 0 ? [country] : [])) : []
  }
}
