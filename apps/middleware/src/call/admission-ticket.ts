import type { OperationName } from '@shop/contract'
import type { AdmissionTicket } from '../admission/admission.ts'

/** What a page needs before anything is bought; it gives way when the shop is full. */
const BROWSING: ReadonlySet<OperationName> = new Set([
  'getProduct',
  'getProductUrls',
  'getComparisonProducts',
  'getComplementaryProductsBySku',
  'getReview',
  'reviewsSearch',
  'getCategory',
  'getCategoryUrls',
  'getContent',
  'getPage',
  'listPages',
  'getManualTexts',
  'getRedirection',
  'getInventory',
  'getVolumeDiscounts',
  'getExtraGuarantees',
  'getStores',
  'getShippingMethodsWithoutId',
])

/** How an operation is let in. Whatever carries a version changes the cart of its id, and waits its turn there. */
export function admissionTicketOf(name: OperationName, params: unknown, signal: AbortSignal): AdmissionTicket {
  const { id, version } = params as { id?: unknown; version?: unknown }
  return {
    kind: BROWSING.has(name) ? 'browsing' : 'buying',
    ...(version !== undefined && typeof id === 'string' ? { cartId: id.toLowerCase() } : {}),
    signal,
  }
}
