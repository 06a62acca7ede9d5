import { moneyOf } from '@shop/domain/money'
import type { AttributeFacet } from '@shop/domain/search'
import type { ActiveFilter } from '../../listing/active-filters.ts'
import type { Shop } from '../../request/use-shop.tsx'
import { attributeFilterName } from './attribute-filter-name.ts'
import { choiceName } from './choice-name.ts'

/** What the names of filters are made of, besides the shop. */
export interface FilterWords {
  /** Name of the category among the filters, where one is. */
  readonly categoryName: string
  /** The attributes that a listing has. */
  readonly attributes: readonly AttributeFacet[]
}

/** What a shopper calls one of the active filters. */
export function filterName(filter: ActiveFilter, shop: Shop, { categoryName, attributes }: FilterWords): string {
  const { t, money, market } = shop
  const amount = (cents: number) => money(moneyOf(market.currency, cents))
  if ('attribute' in filter) return attributeFilterName(filter.attribute, filter.chosen, attributes, shop)
  if ('value' in filter) return choiceName(filter.facet, filter.value, t)
  if ('key' in filter) return categoryName || filter.key
  if ('minCent' in filter) {
    const { minCent, maxCent } = filter
    if (maxCent === undefined) return t('listing.priceAtLeast', { amount: amount(minCent ?? 0) })
    if (minCent === undefined) return t('listing.priceAtMost', { amount: amount(maxCent) })
    return `${amount(minCent)} – ${amount(maxCent)}`
  }
  if ('stars' in filter) return t('listing.ratingAtLeast', { stars: filter.stars })
  return t(filter.facet.optionLabel)
}
