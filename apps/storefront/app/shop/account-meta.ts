import type { Language } from '@shop/domain/market'
import type { AccountPage } from './hrefs.ts'
import { translatorOf } from './messages.ts'
import { pageTitle } from './page-title.ts'

/** Message with the title of each page of the account. */
export const ACCOUNT_TITLES = {
  'my-profile': 'account.profile',
  'shipping-details': 'account.shippingDetails',
  'billing-details': 'account.billingDetails',
  'my-newsletter': 'account.newsletter',
  'my-reviews': 'account.reviews',
  'loyalty-card': 'account.loyaltyCard',
} as const satisfies Record<AccountPage, string>

/** What stands in the head of a page of the account, which no search engine keeps. */
export function accountMeta(data: { readonly language: Language } | undefined, page: AccountPage) {
  if (!data) return []
  const t = translatorOf(data.language)
  return [{ title: pageTitle(t, t(ACCOUNT_TITLES[page])) }, { name: 'robots', content: 'noindex' }]
}
