/** What holds of a product in every language and market. */
export interface ProductFacts {
  readonly productId: string
  readonly skus: readonly string[]
  readonly model: string
  readonly gtin: string
  readonly brand: string
  /** Ids of the categories it is in, each as the path from level 0 down to the category itself. */
  readonly categoryPaths: readonly (readonly string[])[]
  readonly tags: readonly string[]
  /** Average rating in tenths of a star, 0 to 50. */
  readonly ratingTenths: number
  /** When it came into the shop, ISO 8601. */
  readonly createdAt: string
  /** How much of it is sold; only its order of magnitude counts. */
  readonly volume: number
}
