import { setImmediate as nextTurn } from 'node:timers/promises'
import { isVirtualSku } from '@shop/domain/product'
import {
  boughtTogetherOf,
  contentNeighboursOf,
  type ProductEvent,
  ProductGroups,
  type ProductTraits,
  popularityOf,
  rankSimilar,
  viewedTogetherOf,
  visitsOf,
  weightOfAge,
} from '@shop/domain/recommendation'
import type { EngineContext } from '../database/context.ts'
import {
  claimRun,
  type EventPlace,
  type EventRow,
  type RecommendationRow,
  selectOrderedGoods,
  selectProductEvents,
  selectTraits,
  storeRecommendations,
  type TraitRow,
} from './recommendation-rows.ts'

/** Days of which visits count, and after which one counts half: the oldest count an eighth. */
const VISITS = { days: 90, halfLifeDays: 30 } as const
/** The same of orders, of which there are fewer. */
const ORDERS = { days: 365, halfLifeDays: 180 } as const
/** Rows of one reading or writing: few enough that no other statement has to wait long. */
const BATCH = 500
const EVENT_BATCH = 5000
/** Events of one browser within the window that are believed; more are those of a program. */
const MAX_EVENTS_OF_BROWSER = 5000
/** Products of a list: what is sold out, or not sold in a market, is left out when it is shown. */
const MAX_SIMILAR = 24
const MAX_BOUGHT_TOGETHER = 8
/** Neighbours of either kind that a list is ranked from. */
const MAX_NEIGHBOURS = 60
/** Products after which others get their turn in the process. */
const PRODUCTS_PER_TURN = 20
const DAY_MS = 86_400_000

/** What a computation was made from, and what it changed. */
export interface ComputedRecommendations {
  readonly products: number
  readonly visits: number
  readonly orders: number
  /** Lists that are others than before. */
  readonly changed: number
}

/** Computes all lists unless that was done within `withinSeconds`, by whatever process; undefined then. */
export async function computeRecommendationsIfDue(
  context: EngineContext,
  withinSeconds: number,
  isStopping: () => boolean = () => false,
): Promise<ComputedRecommendations | undefined> {
  return (await claimRun(context.db, context.now(), withinSeconds)) ? computeAll(context, isStopping) : undefined
}

/** Computes all lists now. */
export async function computeRecommendations(context: EngineContext): Promise<ComputedRecommendations> {
  await claimRun(context.db, context.now(), 0)
  return computeAll(context, () => false)
}

/**
 * Computes for every product what is like it and what is bought with it, from what visitors who agreed to statistics did, from
 * what is ordered, and from the catalogue. Everything is read and written in batches; what is in memory is a number per product
 * of a visit. A stop leaves the lists that were not reached as they are.
 */
async function computeAll(context: EngineContext, isStopping: () => boolean): Promise<ComputedRecommendations> {
  const catalogue = await readCatalogue(context)
  const numberOf = (sku: string) => catalogue.numbers.get(sku)
  const orders = new ProductGroups()
  const visits = await readVisits(context, numberOf, orders)
  await readOrders(context, numberOf, orders)
  const { ids, traits } = catalogue
  const viewed = viewedTogetherOf(visits, ids.length)
  const bought = boughtTogetherOf(orders, ids.length)
  const alike = contentNeighboursOf(traits, popularityOf(visits, ids.length))
  const idsOf = (products: readonly number[]) => products.flatMap(product => ids[product] ?? [])
  let changed = 0
  let rows: RecommendationRow[] = []
  for (const [product, productId] of ids.entries()) {
    if (isStopping()) break
    const evidence = {
      behaviour: viewed.neighboursOf(product, MAX_NEIGHBOURS),
      visits: viewed.groupsOf(product),
      content: alike.neighboursOf(product, MAX_NEIGHBOURS),
      traits,
    }
    const together = bought.neighboursOf(product, MAX_BOUGHT_TOGETHER).map(neighbour => neighbour.product)
    rows.push({ productId, kind: 'similar', productIds: idsOf(rankSimilar(evidence, MAX_SIMILAR)) })
    rows.push({ productId, kind: 'bought-together', productIds: idsOf(together) })
    if (product % PRODUCTS_PER_TURN === 0) await nextTurn()
    if (rows.length < BATCH && product < ids.length - 1) continue
    changed += await storeRecommendations(context.db, rows)
    rows = []
  }
  return { products: ids.length, visits: visits.count, orders: orders.count, changed }
}

interface NumberedCatalogue {
  readonly ids: readonly string[]
  readonly traits: readonly ProductTraits[]
  /** Numbers of products by the SKU of any of their variants. */
  readonly numbers: ReadonlyMap<string, number>
}

async function readCatalogue({ db }: EngineContext): Promise<NumberedCatalogue> {
  const ids: string[] = []
  const traits: ProductTraits[] = []
  const numbers = new Map<string, number>()
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const rows = await selectTraits(db, after, BATCH)
    for (const row of rows) {
      if (row.skus.every(isVirtualSku)) continue
      for (const sku of row.skus) numbers.set(sku, ids.length)
      ids.push(row.id)
      traits.push(traitsOf(row))
    }
    after = rows.at(-1)?.id
    isLast = rows.length < BATCH
  }
  return { ids, traits, numbers }
}

function traitsOf({ family, brand, categoryId, centAmount, attributes }: TraitRow): ProductTraits {
  const single = attributes.flatMap(({ name, value }): [string, string | number | boolean][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [],
  )
  return { family, brand, categoryId: categoryId ?? '', centAmount: centAmount ?? undefined, attributes: new Map(single) }
}

/** Reads the visits; what was bought in one without being an order of the shop's own goes to `orders`. */
async function readVisits(
  { db, now }: EngineContext,
  numberOf: (sku: string) => number | undefined,
  orders: ProductGroups,
): Promise<ProductGroups> {
  const visits = new ProductGroups()
  const today = Date.parse(now())
  const since = new Date(today - VISITS.days * DAY_MS).toISOString()
  let own: EventRow[] = []

  function endBrowser(): void {
    if (own.length <= MAX_EVENTS_OF_BROWSER) {
      const events = own.flatMap(({ sku, at }): ProductEvent[] => {
        const product = numberOf(sku)
        return product === undefined ? [] : [{ product, at }]
      })
      for (const { products, endedAt } of visitsOf(events)) visits.add(products, weightOfAge(endedAt, today, VISITS.halfLifeDays))
      for (const items of Map.groupBy(own.filter(isPurchased), ({ purchase }) => purchase).values())
        addOrder(orders, items, numberOf, weightOfAge(items[0]?.at ?? 0, today, ORDERS.halfLifeDays))
    }
    own = []
  }

  let after: EventPlace | undefined
  do {
    const rows = await selectProductEvents(db, { since, after, limit: EVENT_BATCH })
    for (const row of rows) {
      if (own[0] && own[0].browser !== row.browser) endBrowser()
      if (own.length <= MAX_EVENTS_OF_BROWSER) own.push(row)
    }
    after = rows.length < EVENT_BATCH ? undefined : rows.at(-1)
  } while (after)
  endBrowser()
  return visits
}

function isPurchased({ purchase }: EventRow): boolean {
  return purchase !== null
}

async function readOrders(
  { db, now }: EngineContext,
  numberOf: (sku: string) => number | undefined,
  orders: ProductGroups,
): Promise<void> {
  const today = Date.parse(now())
  const since = new Date(today - ORDERS.days * DAY_MS).toISOString()
  let after: string | undefined
  do {
    const rows = await selectOrderedGoods(db, { since, after, limit: BATCH })
    for (const { skus, at } of rows)
      addOrder(
        orders,
        skus.map(sku => ({ sku })),
        numberOf,
        weightOfAge(at, today, ORDERS.halfLifeDays),
      )
    after = rows.length < BATCH ? undefined : rows.at(-1)?.id
  } while (after !== undefined)
}

/** Goods of an order that count: a wholesaler's order of everything says nothing of any two. */
const MAX_ORDERED_PRODUCTS = 30

function addOrder(
  orders: ProductGroups,
  items: readonly { readonly sku: string }[],
  numberOf: (sku: string) => number | undefined,
  weight: number,
): void {
  const products = [...new Set(items.flatMap(({ sku }) => numberOf(sku) ?? []))]
  if (products.length > 1 && products.length <= MAX_ORDERED_PRODUCTS) orders.add(products, weight)
}
