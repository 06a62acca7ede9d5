import type { AccountPage } from '../../href/hrefs.ts'
import { hiddenPageHead, type PageMatches } from '../../seo/hidden-page-head.ts'

/** Message with the title of each page of the account. */
export const ACCOUNT_TITLES = {
  'my-profile': 'account.profile',
  security: 'account.security',
  'shipping-details': 'account.shippingDetails',
  'billing-details': 'account.billingDetails',
  'my-newsletter': 'account.newsletter',
  'my-reviews': 'account.reviews',
  lists: 'account.lists',
  'earlier-orders': 'account.earlierOrders',
  'loyalty-card': 'account.loyaltyCard',
  company: 'checkout.company',
  'my-data': 'account.myData',
} as const satisfies Record<Exclude<AccountPage, 'quotes'>, string>

/** Meta tags of a page of the account, which is not indexed. */
export function accountMeta(matches: PageMatches, page: keyof typeof ACCOUNT_TITLES) {
  return hiddenPageHead(matches, t => t(ACCOUNT_TITLES[page]))
}
