import type { ManualTexts } from '@shop/domain/manual'
import type { Locale } from '@shop/domain/market'
import type { ProductDetails } from '@shop/domain/product'
import type { Translate } from '@shop/i18n'
import type { ManualFact } from './manual-document.ts'

/** What a manual is made from, all of one language. */
export interface ManualSource {
  readonly product: ProductDetails
  readonly texts: ManualTexts
  readonly locale: Locale
  readonly t: Translate
  /** Name and address of the company. */
  readonly publisher: string
  /** How the shop of the market is reached, as rows. */
  readonly contact: readonly ManualFact[]
}
