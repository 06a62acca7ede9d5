import type { AttributeFilter, FacetOf, MeasureAttribute, MeasureBin } from '@shop/domain/search'
import { formatMeasure, formatNumber } from '@shop/i18n/format'
import { RangeSlider } from '@shop/ui'
import { useEffect, useState } from 'react'
import { measureFilter, numberOf } from '../../listing/attribute-parameters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { BoundInput } from './bound-input.tsx'
import { Histogram } from './histogram.tsx'

interface MeasureFieldsProps {
  readonly facet: FacetOf<'attributes'>
  readonly attribute: MeasureAttribute
  readonly filter: AttributeFilter | undefined
  readonly onChange: (filter: AttributeFilter | undefined) => void
}

/** Between two numbers there is nothing to slide over. */
const MIN_STOPS = 2

/** The bounds as they are typed. */
interface Typed {
  readonly min: string
  readonly max: string
}

/**
 * Lowest and highest number of an attribute, typed or chosen with a slider that stops only at numbers which products have,
 * under bars that show how many have them.
 */
export function MeasureFields({ facet, attribute, filter, onChange }: MeasureFieldsProps) {
  const { t, locale } = useShop()
  const { name, unit, bins } = attribute
  const { min, max } = filter && !('values' in filter) ? filter : {}
  const [typed, setTyped] = useState<Typed>({ min: textOf(min), max: textOf(max) })
  useEffect(() => setTyped({ min: textOf(min), max: textOf(max) }), [min, max])
  const commit = (next: Typed) => {
    const chosen = measureFilter(numberOf(next.min), numberOf(next.max))
    if (chosen?.min !== min || chosen?.max !== max) onChange(chosen)
    else setTyped({ min: textOf(min), max: textOf(max) })
  }
  const [lowest, highest] = [bins[0], bins.at(-1)]
  const field = (bound: 'min' | 'max', label: string, placeholder: number | undefined) => (
    <BoundInput
      label={unit ? `${label} (${unit})` : label}
      name={`${facet.parameter}${name}${facet.bounds[bound]}`}
      // Each browser takes numbers as its language writes them, and sends all of them in one form.
      type="number"
      step="any"
      inputMode="decimal"
      value={typed[bound]}
      placeholder={placeholder === undefined ? '' : formatNumber(placeholder, locale)}
      onType={text => setTyped({ ...typed, [bound]: text })}
      onCommit={() => commit(typed)}
    />
  )
  const places = placesOf(typed, bins)
  return (
    <>
      {bins.length > MIN_STOPS ? (
        <div className="noscript:hidden">
          <Histogram bins={bins} from={places[0]} to={places[1]} />
          <RangeSlider
            className="-mt-5 mb-1"
            steps={bins.length - 1}
            labels={[`${attribute.label}: ${t('listing.priceFrom')}`, `${attribute.label}: ${t('listing.priceTo')}`]}
            textOf={place => formatMeasure(bins[place]?.from ?? 0, unit, locale)}
            values={places}
            onSlide={chosen => setTyped(typedAt(chosen, bins))}
            onChoose={chosen => commit(typedAt(chosen, bins))}
          />
        </div>
      ) : null}
      <div className="flex gap-3">
        {field('min', t('listing.priceFrom'), lowest?.from)}
        {field('max', t('listing.priceTo'), highest?.to)}
      </div>
    </>
  )
}

/** What the ends of the slider say; at its own ends they are no filter. */
function typedAt([from, to]: readonly [number, number], bins: readonly MeasureBin[]): Typed {
  return {
    min: from <= 0 ? '' : textOf(bins[from]?.from),
    max: to >= bins.length - 1 ? '' : textOf(bins[to]?.to),
  }
}

/** Where the bounds are on the slider: the first bin and the last one that they let through. */
function placesOf(typed: Typed, bins: readonly MeasureBin[]): readonly [from: number, to: number] {
  const [min, max] = [numberOf(typed.min), numberOf(typed.max)]
  const first = min === undefined ? 0 : bins.findIndex(({ to }) => to >= min)
  const last = max === undefined ? bins.length - 1 : bins.findLastIndex(({ from }) => from <= max)
  const from = first < 0 ? bins.length - 1 : first
  return [from, Math.max(from, last)]
}

function textOf(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}
