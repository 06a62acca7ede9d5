import type { CustomerGroupKey } from '@shop/domain/customer'
import type { CountryCode, Language } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import type { ProductTag } from '@shop/domain/product'
import type { QueryPredicate } from '@shop/domain/query-predicate'
import type { ProductSort } from '@shop/domain/search'
import type { AttributeFilter } from './attribute-filter.ts'

/** Conditions on products; all given ones must be met (API-39). Several categories, tags: any of them, subtrees included. */
export interface ProductConditions {
  readonly id?: string
  readonly ids?: readonly string[]
  readonly key?: string
  /** Slug in any language of the market. */
  readonly slug?: string
  readonly skus?: readonly string[]
  readonly categoryIds?: readonly string[]
  readonly tags?: readonly ProductTag[]
  readonly brand?: string
  readonly isOnStock?: boolean
  /** Every word must begin a word of name, brand, model or an item number. */
  readonly text?: string
  readonly attributes?: readonly AttributeFilter[]
  /** `where` texts as trees; all must be met. */
  readonly predicates?: readonly QueryPredicate[]
}

export interface ProductQuery {
  readonly where?: ProductConditions
  /** Default `relevance`. Equal products are ordered by id. */
  readonly sort?: ProductSort
  /** Default 24. */
  readonly limit?: number
  /** Default 0. */
  readonly offset?: number
  /** Language of the texts, of the text search and of the order by name. */
  readonly language: Language
  /** Languages in which `slug` is looked for; default the language of the texts. */
  readonly slugLanguages?: readonly Language[]
  /** Which prices are given; the one of the country wins over the one of the currency alone. */
  readonly currency: CurrencyCode
  readonly country: CountryCode
  /** Whose prices are given; default those of a visitor. */
  readonly customerGroupKey?: CustomerGroupKey
}

/** A page of products. */
export interface ProductPage<Product> {
  readonly results: Product[]
  readonly total: number
  readonly count: number
  readonly limit: number
  readonly offset: number
}
