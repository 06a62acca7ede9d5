/** An entry of the catalogue behind recommendations. Further fields are attributes that may be asked for. */
export interface CatalogueItem {
  readonly item_id: string
  readonly title: string
  readonly price: number
  /** Number of the family; products of one are alike. */
  readonly family: string
  readonly [attribute: string]: unknown
}

const FAMILIES = [
  ['EX3001', 5],
  ['EX3002', 4],
  ['EX3003', 4],
  ['EX3004', 4],
  ['EX3005', 4],
  ['EX3006', 4],
  ['EX3007', 4],
  ['EX3008', 5],
  ['EX3009', 4],
  ['EX3010', 5],
  ['EX3011', 4],
  ['EX3012', 5],
  ['EX3013', 5],
  ['EX3014', 5],
] as const

/** Products of the demo shop, until a test sends others. */
export const DEMO_ITEMS: readonly CatalogueItem[] = FAMILIES.flatMap(([family, count]) =>
  Array.from({ length: count }, (_, index) => {
    const id = `${family}${String(index + 1).padStart(4, '0')}`
    return { item_id: id, title: id, url: `/p/${id}`, price: 100 + index * 20, stock: 10, family }
  }),
)

/**
 * What an engine recommends: items alike those it was given first, then, to fill, the others in an order that follows
 * from the customer and the engine. Never what it was given.
 */
export function recommendItems(
  catalogue: readonly CatalogueItem[],
  asked: {
    readonly given: readonly string[]
    readonly size: number
    readonly fill: boolean
    readonly orderOf: (id: string) => string
  },
): readonly CatalogueItem[] {
  const { given, size, fill, orderOf } = asked
  const families = new Set(catalogue.filter(({ item_id: id }) => given.includes(id)).map(({ family }) => family))
  const others = catalogue.filter(({ item_id: id }) => !given.includes(id))
  const alike = others.filter(({ family }) => families.has(family))
  const rest = others
    .filter(({ family }) => !families.has(family))
    .map(item => ({ item, order: orderOf(item.item_id) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ item }) => item)
  return [...alike, ...(fill ? rest : [])].slice(0, size)
}
