import type { ProductTraits } from '@shop/domain/recommendation'

/** A shop as visitors see it, and what they did in it. Nothing in it knows how recommendations are computed. */
export interface GeneratedVisits {
  readonly traits: readonly ProductTraits[]
  /** By time; each product once per visit, in the order in which it was looked at. */
  readonly visits: readonly { readonly products: readonly number[]; readonly at: number }[]
}

const CATEGORIES = 120
const INTENTS = 150
const DAYS = 90
const DAY_MS = 86_400_000
const START = Date.UTC(2026, 7, 30)

/** What a visitor does next: goes on with what they came for, looks at the list the product is in, or follows a fancy. */
const NEXT = { intent: 0.5, category: 0.3 } as const
/** The share of visitors who came for nothing in particular. */
const STROLLERS = 0.15
/** A visit goes on after each product with this probability. */
const GO_ON = 0.78
/** Share of products that come into the shop only in the last third of the time: less is known of them. */
const NEW_PRODUCTS = 0.1

/**
 * Visits of people with an intent, such as fitting out a bakery. An intent is a random choice of 12 to 60 products from two to six
 * categories, which no one computes from what products are: neither category nor brand nor price says to which it belongs. What
 * is looked at within an intent, a category or the whole shop follows Zipf's law in an order of its own each; intents do too. A
 * sixth of the visitors has none, and a fifth of all steps leads anywhere.
 */
export function generateVisits({ products, visits, seed }: { products: number; visits: number; seed: number }): GeneratedVisits {
  const random = randomOf(seed)
  const below = (count: number) => Math.floor(random() * count)
  const categoryOf = Array.from({ length: products }, () => zipf(random, CATEGORIES, 0.6))
  const members = Array.from({ length: CATEGORIES }, (): number[] => [])
  for (const product of shuffled(products, random)) members[categoryOf[product] ?? 0]?.push(product)
  const traits = categoryOf.map((category): ProductTraits => traitsOf(category, random))
  const isNew = Array.from({ length: products }, () => random() < NEW_PRODUCTS)
  const popular = shuffled(products, random)
  const intents = Array.from({ length: INTENTS }, () => {
    const from = Array.from({ length: 2 + below(5) }, () => below(CATEGORIES))
    const wanted = new Set<number>()
    for (let draw = 0, size = 12 + below(49); draw < size; draw++) {
      const list = members[from[below(from.length)] ?? 0] ?? []
      const product = list[below(list.length)]
      if (product !== undefined) wanted.add(product)
    }
    return [...wanted]
  })
  const pick = (list: readonly number[], exponent: number) => list[zipf(random, list.length, exponent)]
  const made = Array.from({ length: visits }, () => {
    const at = START + random() * DAYS * DAY_MS
    const isThere = (product: number) => !isNew[product] || at > START + (DAYS * DAY_MS * 2) / 3
    const intent = random() < STROLLERS ? undefined : intents[zipf(random, INTENTS, 0.7)]
    const seen = new Set<number>()
    let current: number | undefined
    do {
      const step = random()
      const list =
        intent && step < NEXT.intent
          ? intent
          : current !== undefined && step < NEXT.intent + NEXT.category
            ? (members[categoryOf[current] ?? 0] ?? [])
            : popular
      const next = pick(list, list === popular ? 0.8 : 0.7)
      if (next === undefined || !isThere(next)) continue
      seen.add(next)
      current = next
    } while (random() < GO_ON)
    return { products: [...seen], at }
  })
  return { traits, visits: made.toSorted((a, b) => a.at - b.at) }
}

/** A category sells one to three families by some brands, in a range of prices. */
function traitsOf(category: number, random: () => number): ProductTraits {
  const family = `${category}/${Math.floor(random() * (1 + (category % 3)))}`
  const attributes = Array.from({ length: 6 }, (_, index): [string, number | boolean] =>
    index % 2 === 0 ? [`a${index}`, 1 + Math.floor(random() * 10)] : [`a${index}`, random() < 0.5],
  )
  return {
    family,
    categoryId: String(category),
    brand: `brand ${Math.floor(random() * 12)}`,
    centAmount: Math.round(2000 * (1 + (category % 17)) * Math.exp(random() * 2)),
    attributes: new Map(attributes),
  }
}

/** A rank below `count`, by inversion of the continuous law: rank r comes with a weight of about 1 / (r + 1) ** exponent. */
function zipf(random: () => number, count: number, exponent: number): number {
  const power = 1 - exponent
  const largest = (count + 1) ** power
  return Math.min(count - 1, Math.floor((1 + random() * (largest - 1)) ** (1 / power)) - 1)
}

/** The numbers below `count` in a random order. */
export function shuffled(count: number, random: () => number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index)
  for (let index = count - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const held = numbers[index] ?? 0
    numbers[index] = numbers[other] ?? 0
    numbers[other] = held
  }
  return numbers
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
