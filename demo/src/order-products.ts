import { indexOf, type ProductOfFamily } from './source-index.ts'
import type { ProductSource, Source } from './source-types.ts'

/**
 * The products in an order whose beginning is a shop as mixed as the whole: one of each family, another one of each, and
 * so on, machines before accessories. Sets come last, after all that is in them, and seconds after what they are of.
 */
export function orderProducts(source: Source): ProductOfFamily[] {
  const rounds = source.families.flatMap(family =>
    family.products.map((product, round) => ({ round, kind: kindOf(product), entry: { family, product } })),
  )
  const isSet = (kind: number) => Number(kind === 2)
  rounds.sort((a, b) => isSet(a.kind) - isSet(b.kind) || a.round - b.round || a.kind - b.kind)
  return rounds.map(({ entry }) => entry)
}

function kindOf({ parents, setOf }: ProductSource): number {
  if (setOf) return 2
  return parents ? 1 : 0
}

/** Number of products the catalogue itself has. */
export function countProducts(source: Source): number {
  return indexOf(source).products.size
}

/** Products that can be varied: those that are no accessory, no set and no second (ENT-14). */
export function isOrdinary({ product }: ProductOfFamily): boolean {
  return kindOf(product) === 0 && product.secondOf === undefined
}
