import type { AttributeFacet, MeasureFilter } from '@shop/domain/search'
import { formatMeasure, formatSpan, withColon } from '@shop/i18n/format'
import type { Shop } from '../../request/use-shop.tsx'

/** What a shopper calls a filter of an attribute: "Power: from 3,000 W", "Drain tap". The name of the attribute where it is unknown. */
export function attributeFilterName(
  name: string,
  chosen: string | MeasureFilter,
  attributes: readonly AttributeFacet[],
  { t, locale }: Pick<Shop, 't' | 'locale'>,
): string {
  const attribute = attributes.find(each => each.name === name)
  const label = attribute?.label ?? name
  if (typeof chosen === 'string') {
    const value = attribute && 'values' in attribute ? attribute.values.find(each => each.value === chosen) : undefined
    if (attribute && 'values' in attribute && attribute.isYesOrNo) return label
    return `${withColon(label, locale)} ${value?.label ?? chosen}`
  }
  return `${withColon(label, locale)} ${measureText(chosen, attribute && 'bins' in attribute ? attribute.unit : undefined, { t, locale })}`
}

function measureText({ min, max }: MeasureFilter, unit: string | undefined, { t, locale }: Pick<Shop, 't' | 'locale'>): string {
  const text = (value: number) => formatMeasure(value, unit, locale)
  if (min !== undefined && max !== undefined) return min === max ? text(min) : formatSpan([min, max], unit, locale)
  return min === undefined
    ? t('listing.priceAtMost', { amount: text(max ?? 0) })
    : t('listing.priceAtLeast', { amount: text(min) })
}
