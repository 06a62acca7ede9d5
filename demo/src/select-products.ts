import { lineItemTypeOf } from '@shop/domain/product'
import { categoriesOf } from './build-products.ts'
import { indexOf, type ProductOfFamily } from './source-index.ts'
import type { CategorySource, FamilySource, ProductSource, Source } from './source-types.ts'

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

function kindOf({ sku, setOf }: ProductSource): number {
  if (setOf) return 2
  return lineItemTypeOf(sku) === 'accessory' ? 1 : 0
}

/** Number of products the catalogue itself has. */
export function countProducts(source: Source): number {
  return indexOf(source).products.size
}

/** Products that can be varied: those that are no accessory, no set and no second (ENT-14). */
export function isOrdinary({ product }: ProductOfFamily): boolean {
  return kindOf(product) === 0 && product.secondOf === undefined
}

/**
 * The first products of a source as a source of its own: with the categories they are in and those above, with their
 * reviews, and without references to what is left out.
 */
export function selectProducts(source: Source, count: number): Source {
  const chosen = orderProducts(source).slice(0, count)
  const skus = new Set(chosen.map(({ product }) => product.sku))
  const families = new Set(chosen.map(({ family }) => family.key))
  const categories = new Set(
    chosen.flatMap(({ family, product }) => categoriesOf(source, family, product)).flatMap(key => withThoseAbove(source, key)),
  )
  const sold = new Set(chosen.flatMap(({ product: { sku, variants = [] } }) => [sku, ...variants.map(variant => variant.sku)]))
  return {
    ...source,
    categories: source.categories.flatMap(category => (categories.has(category.key) ? within(category, categories) : [])),
    families: source.families.flatMap(family => (families.has(family.key) ? familyWith(family, skus, families) : [])),
    reviews: source.reviews.filter(({ sku }) => sold.has(sku)),
  }
}

function withThoseAbove(source: Source, key: string): string[] {
  const parent = indexOf(source).categories.get(key)?.parent
  return parent ? [key, ...withThoseAbove(source, parent)] : [key]
}

function within(category: CategorySource, kept: ReadonlySet<string>): CategorySource {
  const only = (keys: readonly string[]) => keys.filter(key => kept.has(key))
  if (!category.related) return category
  const [complementary, like, industries] = category.related
  return { ...category, related: [only(complementary), only(like), only(industries)] }
}

function familyWith(family: FamilySource, skus: ReadonlySet<string>, families: ReadonlySet<string>): FamilySource {
  const products = family.products.filter(({ sku }) => skus.has(sku))
  const withParents = ({ parents, ...product }: ProductSource): ProductSource => {
    const kept = parents?.filter(parent => skus.has(parent) || families.has(parent)) ?? []
    return kept.length === 0 ? product : { ...product, parents: kept }
  }
  return { ...family, products: products.map(withParents) }
}
