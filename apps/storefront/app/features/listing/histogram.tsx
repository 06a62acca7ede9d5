import type { MeasureBin } from '@shop/domain/search'

interface HistogramProps {
  readonly bins: readonly MeasureBin[]
  /** Places of the first and the last bin that are chosen. */
  readonly from: number
  readonly to: number
}

const HEIGHT = 32
/** Also what a single product has is to be seen. */
const MIN_BAR = 4
/** Of the distance between two bars; a few bars are no blocks. */
const WIDEST = 0.36
const WIDEST_OF_ALL = 0.02
/** A bar of one product is no tower where no other has more. */
const LEAST_OF_WHOLE = 3

/** How many products there are for each stop of a slider below it, which tells screen readers the same in words. */
export function Histogram({ bins, from, to }: HistogramProps) {
  const steps = bins.length - 1
  const half = Math.min(WIDEST, steps * WIDEST_OF_ALL)
  const most = Math.max(...bins.map(({ count }) => count), LEAST_OF_WHOLE)
  const bars = (isChosen: boolean) =>
    bins
      .map(({ count }, place) => {
        if (count === 0 || (place >= from && place <= to) !== isChosen) return ''
        const height = MIN_BAR + (count / most) * (HEIGHT - MIN_BAR)
        return `M${round(place - half)} ${HEIGHT}v${round(-height)}h${round(2 * half)}V${HEIGHT}z`
      })
      .join('')
  return (
    // The bars stand over the middle of the slider's knobs, which are 24 pixels wide.
    <div aria-hidden="true" className="px-3">
      <svg
        viewBox={`0 0 ${steps} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-8 w-full overflow-visible"
        role="presentation"
      >
        <path d={bars(false)} className="fill-steel-200" />
        <path d={bars(true)} className="fill-steel-400" />
      </svg>
    </div>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
