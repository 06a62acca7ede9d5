import { moneyOf } from '@shop/domain/money'
import { RangeSlider } from '@shop/ui'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { amountOf, type ListingFilters } from '../../listing/listing-filters.ts'
import { useShop } from '../../shop/use-shop.tsx'
import { amountAt, type PriceBounds, placeOf, SCALE_STEPS } from './price-scale.ts'

interface PriceFieldsProps {
  readonly filters: ListingFilters
  /** What there is to choose from, in cents; null where nothing was found. */
  readonly range: { readonly minCent: number; readonly maxCent: number } | null
  readonly onChange: (filters: ListingFilters) => void
}

/** Lowest and highest price, typed in whole units or chosen with a slider. */
export function PriceFields({ filters, range, onChange }: PriceFieldsProps) {
  const { t, market, money } = useShop()
  const { priceMin, priceMax } = filters
  const [typed, setTyped] = useState({ min: textOf(priceMin), max: textOf(priceMax) })
  useEffect(() => setTyped({ min: textOf(priceMin), max: textOf(priceMax) }), [priceMin, priceMax])
  const bounds = range ? boundsOf(range) : undefined
  const commit = ({ min, max }: { readonly min: string; readonly max: string }) => {
    const next = withPrice(filters, amountOf(min), amountOf(max))
    if (next.priceMin !== priceMin || next.priceMax !== priceMax) onChange(next)
    else setTyped({ min: textOf(priceMin), max: textOf(priceMax) })
  }
  const field = (name: 'min' | 'max', label: string, placeholder: number | undefined) => (
    <label className="block min-w-0 grow basis-0 text-xs text-steel-600">
      {label}
      <input
        name={name === 'min' ? 'priceMin' : 'priceMax'}
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

function withPrice(filters: ListingFilters, min: number | undefined, max: number | undefined): ListingFilters {
  const { priceMin: _min, priceMax: _max, ...others } = filters
  const isTurned = min !== undefined && max !== undefined && max > 0 && max < min
  const [low, high] = isTurned ? [max, min] : [min, max]
  return { ...others, ...(low ? { priceMin: low } : {}), ...(high ? { priceMax: high } : {}) }
}

function boundsOf({ minCent, maxCent }: { readonly minCent: number; readonly maxCent: number }): PriceBounds {
  return { min: Math.floor(minCent / 100), max: Math.ceil(maxCent / 100) }
}

function textOf(amount: number | undefined): string {
  return amount === undefined ? '' : String(amount)
}
