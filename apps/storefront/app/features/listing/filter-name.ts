import { moneyOf } from '@shop/domain/money'
import type { ChoiceFacet } from '@shop/domain/search'
import type { ActiveFilter } from '../../listing/active-filters.ts'
import type { Shop } from '../../request/use-shop.tsx'

/** What a shopper calls one of the active filters. */
export function filterName(filter: ActiveFilter, { t, money, market }: Shop, categoryName: string): string {
  const amount = (cents: number) => money(moneyOf(market.currency, cents))
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

/** The name of a value: its message where the facet has a list of options, else the value itself. */
export function choiceName({ options }: ChoiceFacet, value: string, t: Shop['t']): string {
  const option = options?.find(each => each.value === value)
  return option ? t(option.label) : value
}
