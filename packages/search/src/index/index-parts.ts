import type { CountryCode } from '@shop/domain/market'
import type { MarketPlane, ProductColumns } from '../facets/columns.ts'
import type { CodeTable } from './code-table.ts'
import type { NamedThings } from './named-things.ts'
import type { ProductNumbers } from './product-numbers.ts'
import type { TextIndex } from './text-index.ts'

/** What an index consists of. */
export interface IndexParts {
  readonly numbers: ProductNumbers
  readonly codes: CodeTable
  /** The same of numbers that products had before. */
  readonly formerCodes: CodeTable
  readonly columns: ProductColumns
  readonly planes: Map<CountryCode, MarketPlane>
  readonly texts: Map<string, TextIndex>
  /** Names of categories, per language or locale with texts. */
  readonly categoryNames: Map<string, NamedThings>
}
