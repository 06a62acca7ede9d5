import type { AttributeSource, CategorySource, FamilySource, ProductSource, Source } from './source-types.ts'

/** A product with the family it is of. */
export interface ProductOfFamily {
  readonly family: FamilySource
  readonly product: ProductSource
}

/** What is looked up again and again while products are built. */
export interface SourceIndex {
  readonly attributes: ReadonlyMap<string, AttributeSource>
  readonly categories: ReadonlyMap<string, CategorySource>
  readonly families: ReadonlySet<string>
  readonly products: ReadonlyMap<string, ProductOfFamily>
  /** Categories that name a family or a SKU as theirs, in the order of the categories. */
  readonly categoriesNaming: ReadonlyMap<string, readonly string[]>
  /** Products that are accessories of a family or a SKU. */
  readonly accessoriesOf: ReadonlyMap<string, readonly ProductOfFamily[]>
}

const indexes = new WeakMap<Source, SourceIndex>()

/** The index of a source, made once. */
export function indexOf(source: Source): SourceIndex {
  const known = indexes.get(source)
  if (known) return known
  const products = source.families.flatMap(family => family.products.map(product => ({ family, product })))
  const index = {
    attributes: new Map(source.attributes.map(attribute => [attribute.name, attribute])),
    categories: new Map(source.categories.map(category => [category.key, category])),
    families: new Set(source.families.map(({ key }) => key)),
    products: new Map(products.map(entry => [entry.product.sku, entry])),
    categoriesNaming: grouped(
      source.categories.flatMap(({ key, members = [] }) => members.map(member => [member, key] as const)),
    ),
    accessoriesOf: grouped(products.flatMap(entry => (entry.product.parents ?? []).map(parent => [parent, entry] as const))),
  }
  indexes.set(source, index)
  return index
}

function grouped<T>(entries: readonly (readonly [key: string, value: T])[]): Map<string, readonly T[]> {
  const groups = Map.groupBy(entries, ([key]) => key)
  return new Map([...groups].map(([key, group]) => [key, group.map(([, value]) => value)]))
}
