import type { CountryCode, LocalizedString } from '../market/index.ts'

/** Where the page of a category is, by language, and where it has products to show. */
export interface CategoryUrl {
  readonly key: string
  readonly slug: LocalizedString
  /** Countries whose market has a price for a product in the category or below it. */
  readonly soldIn: readonly CountryCode[]
}
