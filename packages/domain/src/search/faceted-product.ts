import type { Attribute } from '../product/index.ts'
import { attributeValuesOf } from './attribute-values.ts'
import { type FacetSource, facetsOfKind, type ValueFacet } from './facets.ts'

/** A product as facets read it. */
export interface FacetedProduct {
  readonly brand: string
  readonly tags: readonly string[]
  /** Ids of the categories it is in, each as the path from level 0 down to the category itself. */
  readonly categoryPaths: readonly (readonly string[])[]
  /** What its variants have of each attribute that tells products apart (`facetAttributesOf`). */
  readonly attributes?: Readonly<Record<string, readonly string[]>>
}

/** What a product has of a facet; a category counts with all above it. */
export function facetValuesOf(facet: ValueFacet, product: FacetedProduct): readonly string[] {
  return facet.kind === 'category' ? product.categoryPaths.flat() : valuesAt(facet.source, product)
}

function valuesAt(source: FacetSource, product: FacetedProduct): readonly string[] {
  if ('attribute' in source) return product.attributes?.[source.attribute] ?? []
  return [product[source.field]].flat().filter(value => value !== '')
}

/** Attributes of every family that are facets of their own. */
const NAMED_ATTRIBUTES: ReadonlySet<string> = new Set(
  facetsOfKind('choice').flatMap(({ source }: { readonly source: FacetSource }) =>
    'attribute' in source ? [source.attribute] : [],
  ),
)

/** What the variants of a product have of each attribute by which products are filtered, as texts (`attributeValuesOf`). */
export function facetAttributesOf(
  variants: readonly { readonly attributes: readonly Attribute[] }[],
): Readonly<Record<string, readonly string[]>> {
  return attributeValuesOf(variants, NAMED_ATTRIBUTES)
}
