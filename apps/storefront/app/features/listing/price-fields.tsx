import { moneyOf } from '@shop/domain/money'
import type { FacetOf, PriceRange } from '@shop/domain/search'
import { RangeSlider } from '@shop/ui'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { centsOf, type ListingFilters, priceFilters } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
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
  const { t, market, money } = useShop()
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
    <label className="block min-w-0 grow basis-0 text-xs text-steel-600">
      {label}
      <input
        name={facet.parameter[name]}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed[name]}
        placeholder={textOf(placeholder)}
        onChange={event => setTyped({ ...typed, [name]: event.target.value.replace(/\D/g, '') })}
        onBlur={() => commit(typed)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          commit(typed)
        }}
        className="num mt-1 block min-h-11 w-full rounded-md border border-steel-500 bg-white px-3 text-base text-ink-900 placeholder:text-steel-600"
      />
    </label>
  )
  return (
    <>
      <div className="flex gap-3">
        {field('min', t('listing.priceFrom'), bounds?.min)}
        {field('max', t('listing.priceTo'), bounds?.max)}
      </div>
      {bounds && bounds.max > bounds.min ? (
        <RangeSlider
          className="mt-3 noscript:hidden"
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
