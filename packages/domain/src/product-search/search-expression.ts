/** A value an expression compares with. */
export type SearchValue = string | number | boolean

/** A range; a missing bound is open. Texts are compared as such, which is right for dates. */
export interface SearchRange {
  readonly from?: number | string
  readonly to?: number | string
}

/** What a filter wants of the values under a path; `subtrees` are ids of categories with all that is below them. */
export type SearchCondition =
  | { readonly kind: 'values'; readonly values: readonly SearchValue[]; readonly subtrees: readonly string[] }
  | { readonly kind: 'ranges'; readonly ranges: readonly SearchRange[] }
  | { readonly kind: 'exists' }
  | { readonly kind: 'missing' }

/** A filter of the product search, such as `variants.attributes.brand:"MSW","Ulsonix"`. */
export interface SearchFilter {
  readonly path: string
  readonly condition: SearchCondition
}

/** A facet of the product search: terms, all or only some, or ranges. */
export interface SearchFacet {
  readonly path: string
  /** Name in the result: the alias, or the path. */
  readonly name: string
  readonly condition: Extract<SearchCondition, { kind: 'values' | 'ranges' }> | { readonly kind: 'terms' }
}
