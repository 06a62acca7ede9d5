import { moneyOf } from '@shop/domain/money'
import type { FacetOf, PriceRange } from '@shop/domain/search'
import { formatNumber } from '@shop/i18n/format'
import { RangeSlider } from '@shop/ui'
import { useEffect, useState } from 'react'
import { centsOf, type ListingFilters, priceFilters } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { BoundInput } from './bound-input.tsx'
import { amountAt, type PriceBounds, placeOf, SCALE_STEPS } from './price-scale.ts'

interface PriceFieldsProps {
  readonly facet: FacetOf<'range'>
  readonly filters: ListingFilters
  /** What there is to choose from; null where nothing was found. */
  readonly range: PriceRange | null
  readonly onChange: (filters: ListingFilters) => void
}

/** Lowest and highest price, typed in whole units or chosen with a slider. */
export function PriceFields({ facet, filters, range, onChange }: PriceFieldsProps) {
  const { t, locale, market, money } = useShop()
  const { [facet.filter.min]: minCent, [facet.filter.max]: maxCent, ...others } = filters
  const [typed, setTyped] = useState({ min: wholeOf(minCent), max: wholeOf(maxCent) })
  useEffect(() => setTyped({ min: wholeOf(minCent), max: wholeOf(maxCent) }), [minCent, maxCent])
  const bounds = range ? boundsOf(range) : undefined
  const commit = ({ min, max }: { readonly min: string; readonly max: string }) => {
    // Here a highest price of 0 is ignored: the lowest one may still be being typed.
    const next = { ...others, ...priceFilters(facet, centsOf(min), centsOf(max) || undefined) }
    if (next[facet.filter.min] !== minCent || next[facet.filter.max] !== maxCent) onChange(next)
    else setTyped({ min: wholeOf(minCent), max: wholeOf(maxCent) })
  }
  const field = (name: 'min' | 'max', label: string, placeholder: number | undefined) => (
    <BoundInput
      label={label}
      name={facet.parameter[name]}
      inputMode="numeric"
      maxLength={9}
      value={typed[name]}
      placeholder={placeholder === undefined ? '' : formatNumber(placeholder, locale)}
      onType={text => setTyped({ ...typed, [name]: text.replace(/\D/g, '') })}
      onCommit={() => commit(typed)}
    />
  )
  return (
    <>
      {bounds && bounds.max > bounds.min ? (
        <RangeSlider
          className="mb-1 noscript:hidden"
          steps={SCALE_STEPS}
          labels={[t('listing.priceFrom'), t('listing.priceTo')]}
          textOf={place => money(moneyOf(market.currency, amountAt(place, bounds) * 100))}
          values={[
            placeOf(amountOf(typed.min) ?? bounds.min, bounds),
            typed.max === '' ? SCALE_STEPS : placeOf(amountOf(typed.max) ?? bounds.max, bounds),
          ]}
          onSlide={places => setTyped(typedAt(places, bounds))}
          onChoose={places => commit(typedAt(places, bounds))}
        />
      ) : null}
      <div className="flex gap-3">
        {field('min', t('listing.priceFrom'), bounds?.min)}
        {field('max', t('listing.priceTo'), bounds?.max)}
      </div>
    </>
  )
}

/** What the ends of the slider say; at its own ends they are no filter. */
function typedAt([from, to]: readonly [number, number], bounds: PriceBounds) {
  return {
    min: from <= 0 ? '' : textOf(amountAt(from, bounds)),
    max: to >= SCALE_STEPS ? '' : textOf(amountAt(to, bounds)),
  }
}

function boundsOf({ minCent, maxCent }: PriceRange): PriceBounds {
  return { min: Math.floor(minCent / 100), max: Math.ceil(maxCent / 100) }
}

/** Whole units as they are typed. */
function wholeOf(cents: number | undefined): string {
  return textOf(cents === undefined ? undefined : cents / 100)
}

function amountOf(typed: string): number | undefined {
  const cents = centsOf(typed)
  return cents === undefined ? undefined : cents / 100
}

function textOf(amount: number | undefined): string {
  return amount === undefined ? '' : String(amount)
}
