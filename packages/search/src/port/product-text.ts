/** A category as a text of a product names it; level 0 is a department, 4 the deepest. */
export interface CategoryName {
  readonly id: string
  readonly level: number
  readonly name: string
}

/** What is written about a product in one language: the words under which it is found there. */
export interface ProductText {
  readonly productId: string
  /**
   * A language such as `de`, or a locale such as `de-AT` that has texts of its own. Such a locale is searched in its own
   * texts alone, so it needs one for every product.
   */
  readonly language: string
  readonly name: string
  readonly brand: string
  readonly categories: readonly CategoryName[]
  /** Names and values of attributes worth searching for. */
  readonly attributes: readonly string[]
  /** Words that buyers use for the product. */
  readonly keywords: readonly string[]
  /** Searched only where nothing else matches. */
  readonly description?: string
}
