import { moneyOf } from '@shop/domain/money'
import type { MessageKey } from '@shop/i18n'
import type { ActiveFilter } from '../../listing/active-filters.ts'
import type { ListedTag } from '../../listing/listing-filters.ts'
import type { Shop } from '../../shop/use-shop.tsx'

export const TAG_NAMES = {
  'on-sale': 'search.sales',
  bestseller: 'product.tagBestseller',
  new: 'product.tagNew',
  topRated: 'product.tagTopRated',
  bware: 'product.tagFactorySeconds',
} as const satisfies Record<ListedTag, MessageKey>

/** What a shopper calls one of the filters she has set. */
export function filterName(filter: ActiveFilter, { t, money, market }: Shop, categoryName: string): string {
  const amount = (units: number) => money(moneyOf(market.currency, units * 100))
  switch (filter.kind) {
    case 'category':
      return categoryName || filter.key
    case 'brand':
      return filter.brand
    case 'tag':
      return t(TAG_NAMES[filter.tag])
    case 'price':
      if (filter.max === undefined) return t('listing.priceAtLeast', { amount: amount(filter.min ?? 0) })
      if (filter.min === undefined) return t('listing.priceAtMost', { amount: amount(filter.max) })
      return `${amount(filter.min)} – ${amount(filter.max)}`
    case 'rating':
      return t('listing.ratingAtLeast', { stars: filter.stars })
    case 'stock':
      return t('listing.inStockOnly')
  }
}
