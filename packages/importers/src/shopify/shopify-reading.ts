import type { Language } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import type { RowProblem, SourceRow } from '../entry/import-entry.ts'
import type { ShopifyColumns, ShopifyField } from './shopify-columns.ts'

/** What a Shopify file does not say of itself. */
export interface ShopifyOptions {
  readonly currency: CurrencyCode
  readonly language: Language
}

/** What is known while the rows of a product are read. */
export interface ShopifyReading extends ShopifyOptions {
  readonly header: readonly string[]
  readonly columns: ShopifyColumns
  /** Whether rows of the product stood further up in the file. */
  readonly isRepeated: boolean
  /** Whether a number was asked for before in the file. */
  readonly isSeenSku: (sku: string) => boolean
}

/** A row with its cells by field. */
export interface ShopifyRow {
  readonly row: SourceRow
  readonly cell: (field: ShopifyField) => string
  readonly problem: (field: ShopifyField, reason: string) => RowProblem
}
