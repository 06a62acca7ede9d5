import { requestGooglePay } from '../../browser/google-pay.ts'
import type { ExpressOffer } from './express-answer.ts'
import { openExpressSheet } from './express-sheet.ts'

/** What the sheet is opened with, besides how the shop is known to Google. */
type ProductSheet = Omit<Parameters<typeof openExpressSheet>[0], 'offer'> & {
  readonly purchase: Readonly<Record<string, string>>
}

/**
 * Opens Google's sheet for one product, after its script has come. Resolves to `missing` where the browser has no wallet, else to
 * what is to be said on the page: nothing where the shopper goes on, or closed the sheet.
 */
export async function openProductSheet(sheet: ProductSheet): Promise<'missing' | string | undefined> {
  const offer = await requestGooglePay<NonNullable<ExpressOffer['googlePay']>>(sheet.answerUrl)
  if (!offer) return 'missing'
  const outcome = await openExpressSheet({ ...sheet, offer })
  if (outcome?.state !== 'go-on') return outcome?.state === 'refused' ? outcome.message : undefined
  // By a document of its own, since it may be the bank's.
  window.location.assign(outcome.url)
  return undefined
}
