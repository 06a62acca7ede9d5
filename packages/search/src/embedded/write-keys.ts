import type { MarketPlane, ProductColumns } from '../facets/index.ts'
import type { NameOrder, Scratch } from '../index/index.ts'
import type { SearchSort } from '../port/index.ts'

/** How much being in stock in the market lifts a product. */
const IN_STOCK_BOOST = 0.05

/** What products are ordered by. */
export interface KeySources {
  readonly scratch: Scratch
  readonly columns: ProductColumns
  readonly plane: MarketPlane
  readonly order: NameOrder | undefined
  /** Whether the scratch memory has scores of the documents found. */
  readonly hasScores: boolean
}

/** Writes what the first `count` documents found are ordered by, descending, to their places in the scratch memory. */
export function writeKeys(sort: SearchSort, count: number, { scratch, columns, plane, order, hasScores }: KeySources): void {
  const { found, keys } = scratch
  switch (sort) {
    case 'relevance':
      writeRelevance(count, scratch, columns.boosts, plane.stocks, hasScores)
      return
    case 'name-asc':
      for (let place = 0; place < count; place++) keys[place] = -(order?.rankOf(found[place] as number) ?? 0)
      return
    case 'name-desc':
      for (let place = 0; place < count; place++) keys[place] = order?.rankOf(found[place] as number) ?? 0
      return
    case 'price-asc':
      for (let place = 0; place < count; place++) keys[place] = -(plane.prices[found[place] as number] as number)
      return
    case 'price-desc':
      for (let place = 0; place < count; place++) keys[place] = plane.prices[found[place] as number] as number
      return
    case 'newest':
      for (let place = 0; place < count; place++) keys[place] = columns.createdSeconds[found[place] as number] as number
  }
}

function writeRelevance(
  count: number,
  { found, scores, keys }: Scratch,
  boosts: Float32Array,
  stocks: Int32Array,
  hasScores: boolean,
): void {
  for (let place = 0; place < count; place++) {
    const document = found[place] as number
    const boost = (boosts[document] as number) + ((stocks[document] as number) > 0 ? IN_STOCK_BOOST : 0)
    keys[place] = hasScores ? (scores[document] as number) * boost : boost
  }
}
