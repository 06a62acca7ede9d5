import type { ChoiceFacet, FacetOf, RatingCount, ValueCount } from '@shop/domain/search'
import { Checkbox, StarRating } from '@shop/ui'
import type { ReactNode } from 'react'
import { type ListingFilters, ratingParameter } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { choiceName } from './choice-name.ts'
import { FilterGroup } from './filter-group.tsx'
import { FilterRadio } from './filter-radio.tsx'

/** Values shown at first; the others open on request. */
const SHOWN_VALUES = 8

interface ChoiceFieldsProps {
  readonly facet: ChoiceFacet
  readonly filters: ListingFilters
  readonly counts: readonly ValueCount[]
  readonly onChange: (filters: ListingFilters) => void
}

/** Values with how many products each has, most first or in the order of the options; a chosen one is always in view. */
export function ChoiceFields({ facet, filters, counts, onChange }: ChoiceFieldsProps) {
  const { t } = useShop()
  const chosen = filters[facet.filter] ?? []
  const values = valuesOf(facet, chosen, counts)
  if (values.length === 0) return null
  const isShown = ({ value }: ValueCount, index: number) => index < SHOWN_VALUES || chosen.includes(value)
  const choiceOf = ({ value, count }: ValueCount) => (
    <Choice
      key={value}
      name={facet.parameter}
      value={value}
      count={count}
      checked={chosen.includes(value)}
      onToggle={isOn =>
        onChange({ ...filters, [facet.filter]: isOn ? [...chosen, value] : chosen.filter(other => other !== value) })
      }
    >
      {choiceName(facet, value, t)}
    </Choice>
  )
  const rest = values.filter((value, index) => !isShown(value, index))
  return (
    <FilterGroup title={t(facet.label)}>
      {values.filter(isShown).map(choiceOf)}
      {rest.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-link underline underline-offset-4">
            {t('listing.showAll', { count: values.length })}
          </summary>
          {rest.map(choiceOf)}
        </details>
      ) : null}
    </FilterGroup>
  )
}

/** The values on offer: options that leave products, or all that were counted; and what is chosen. */
function valuesOf({ options }: ChoiceFacet, chosen: readonly string[], counts: readonly ValueCount[]): readonly ValueCount[] {
  const countOf = (value: string) => counts.find(counted => counted.value === value)?.count ?? 0
  if (!options) {
    const missing = chosen.filter(value => !counts.some(counted => counted.value === value))
    return [...counts, ...missing.map(value => ({ value, count: 0 }))]
  }
  return options
    .map(({ value }) => ({ value, count: countOf(value) }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
}

interface RatingFieldsProps {
  readonly facet: FacetOf<'rating'>
  readonly filters: ListingFilters
  readonly ratings: readonly RatingCount[]
  readonly onChange: (filters: ListingFilters) => void
}

/** How many stars a product has at least. */
export function RatingFields({ facet, filters, ratings, onChange }: RatingFieldsProps) {
  const { t } = useShop()
  const { [facet.filter]: chosen, ...others } = filters
  const countOf = (stars: number) => ratings.find(rating => rating.stars === stars)?.count ?? 0
  return (
    <fieldset>
      <legend className="sr-only">{t(facet.label)}</legend>
      {facet.options.map(stars => (
        <FilterRadio
          key={stars}
          name={facet.parameter}
          value={ratingParameter(stars)}
          count={countOf(stars)}
          checked={chosen === stars}
          onChoose={() => onChange({ ...others, [facet.filter]: stars })}
        >
          <span aria-hidden="true" className="mr-2 inline-block align-text-bottom">
            <StarRating value={stars} label="" />
          </span>
          {t('listing.ratingAtLeast', { stars })}
        </FilterRadio>
      ))}
      <FilterRadio name={facet.parameter} value="" checked={chosen === undefined} onChoose={() => onChange(others)}>
        {t('listing.ratingAny')}
      </FilterRadio>
    </fieldset>
  )
}
interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly count: number
  readonly checked: boolean
  readonly onToggle: (isOn: boolean) => void
  readonly children: ReactNode
}

/** A choice of a filter that takes several, with how many products it leaves. */
function Choice({ name, value, count, checked, onToggle, children }: ChoiceProps) {
  return (
    <Checkbox
      name={name}
      value={value}
      checked={checked}
      onChange={event => onToggle(event.target.checked)}
      className="[&>span]:flex [&>span]:min-w-0 [&>span]:grow [&>span]:justify-between [&>span]:gap-3"
    >
      <span className="wrap-anywhere">{children}</span>
      <span className="num shrink-0 text-xs leading-5.5 text-steel-600">{count}</span>
    </Checkbox>
  )
}
