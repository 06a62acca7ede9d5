/** Something a visitor did with a product. */
export interface ProductEvent {
  /** Number of the product. */
  readonly product: number
  /** Epoch, ms. */
  readonly at: number
}

/** A visit ends when nothing has happened for this long, in ms. */
const MAX_PAUSE_MS = 30 * 60_000
/** Products of a visit that count, the newest: who looks at more compares prices for others. */
const MAX_PRODUCTS = 40
const DAY_MS = 86_400_000

/** The products of a visit, each once, in the order of their first event. */
export interface Visit {
  readonly products: readonly number[]
  /** Epoch, ms, of its last event. */
  readonly endedAt: number
}

/** The visits of one browser, from its events by time ascending; one of a single product says nothing and is left out. */
export function visitsOf(events: readonly ProductEvent[]): Visit[] {
  const visits: Visit[] = []
  let products = new Set<number>()
  let endedAt = Number.NEGATIVE_INFINITY
  const end = () => {
    if (products.size > 1) visits.push({ products: [...products].slice(-MAX_PRODUCTS), endedAt })
    products = new Set()
  }
  for (const { product, at } of events) {
    if (at - endedAt > MAX_PAUSE_MS) end()
    products.add(product)
    endedAt = at
  }
  end()
  return visits
}

/** How much something counts that took place at an instant (epoch, ms): half after each half-life, and the same all day long. */
export function weightOfAge(at: number, now: number, halfLifeDays: number): number {
  const days = Math.max(0, Math.floor(now / DAY_MS) - Math.floor(at / DAY_MS))
  return 2 ** (-days / halfLifeDays)
}
