/** What products are compared by, where no one has looked at them yet. */
export interface ProductTraits {
  /** Products of one family do the same job. */
  readonly family: string
  /** The lowest category it is in; empty without. */
  readonly categoryId: string
  readonly brand: string
  /** Price in one currency for all, in minor units; undefined where it is not sold in it. */
  readonly centAmount: number | undefined
  /** Attributes with a single value each. */
  readonly attributes: ReadonlyMap<string, string | number | boolean>
}

/** What each likeness counts; together 1. */
const SHARES = { family: 0.35, category: 0.2, attributes: 0.2, price: 0.2, brand: 0.05 } as const

/** How much two products are alike, from 0 to 1. Symmetric. */
export function contentSimilarity(one: ProductTraits, other: ProductTraits): number {
  return (
    (one.family === other.family ? SHARES.family : 0) +
    (one.categoryId !== '' && one.categoryId === other.categoryId ? SHARES.category : 0) +
    (one.brand === other.brand ? SHARES.brand : 0) +
    SHARES.price * priceNearness(one.centAmount, other.centAmount) +
    SHARES.attributes * attributeOverlap(one.attributes, other.attributes)
  )
}

/** 1 for the same price, 1/2 for the double one, 0 where one is unknown. */
function priceNearness(one: number | undefined, other: number | undefined): number {
  if (!one || !other) return 0
  return Math.min(one, other) / Math.max(one, other)
}

/** The mean likeness of the attributes that either has: numbers by their ratio, all others by being equal. */
function attributeOverlap(one: ProductTraits['attributes'], other: ProductTraits['attributes']): number {
  let shared = 0
  let likeness = 0
  for (const [name, value] of one) {
    const counterpart = other.get(name)
    if (counterpart === undefined) continue
    shared++
    if (value === counterpart) likeness++
    else if (typeof value === 'number' && typeof counterpart === 'number') likeness += ratioOf(value, counterpart)
  }
  const all = one.size + other.size - shared
  return all === 0 ? 0 : likeness / all
}

function ratioOf(one: number, other: number): number {
  return one > 0 && other > 0 ? Math.min(one, other) / Math.max(one, other) : 0
}
