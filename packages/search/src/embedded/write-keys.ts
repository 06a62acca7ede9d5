import { type ListingSort, orderOf } from '@shop/domain/search'
import { numbersOf } from '../facets/attribute-pass.ts'
import type { MarketPlane, ProductColumns } from '../facets/columns.ts'
import type { NameOrder } from '../index/name-order.ts'
import type { Scratch } from '../index/scratch.ts'

/** How much being in stock in the market lifts a product. */
const IN_STOCK_BOOST = 0.05

/** What products are ordered by. */
interface KeySources {
  readonly scratch: Scratch
  readonly columns: ProductColumns
  readonly plane: MarketPlane
  readonly order: NameOrder | undefined
  /** Whether the scratch memory has scores of the documents found. */
  readonly hasScores: boolean
}

/**
 * Writes what the first `count` documents found are ordered by, descending, to their places in the scratch memory.
 */
export function writeKeys(sort: ListingSort, count: number, { scratch, columns, plane, order, hasScores }: KeySources): void {
  const { found, keys } = scratch
  const listed = orderOf(sort)
  const sign = listed.isDescending ? 1 : -1
  switch (listed.by) {
    case 'relevance':
      writeRelevance(count, scratch, columns.boosts, plane.stocks, hasScores)
      return
    case 'name':
      for (let place = 0; place < count; place++) keys[place] = sign * (order?.rankOf(found[place] as number) ?? 0)
      return
    case 'price':
      for (let place = 0; place < count; place++) keys[place] = sign * (plane.prices[found[place] as number] as number)
      return
    case 'created':
      for (let place = 0; place < count; place++) keys[place] = sign * (columns.createdSeconds[found[place] as number] as number)
      return
    case 'attribute': {
      const numberOf = numbersOf(columns.attributes, listed.attribute, listed.isDescending)
      for (let place = 0; place < count; place++) {
        const number = numberOf(found[place] as number)
        keys[place] = number === undefined ? Number.NEGATIVE_INFINITY : sign * number
      }
    }
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
