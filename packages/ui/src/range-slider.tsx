import { type ChangeEvent, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

type Steps = readonly [from: number, to: number]

interface RangeSliderProps {
  /** Values go from 0 to this. */
  readonly steps: number
  readonly values: Steps
  /** Names of the two ends. */
  readonly labels: readonly [string, string]
  /** Text of a value, for screen readers. */
  readonly textOf: (value: number) => string
  /** Called while an end is moved. */
  readonly onSlide: (values: Steps) => void
  /** Called when an end is released. */
  readonly onChoose: (values: Steps) => void
  readonly className?: string
}

/** A range between two ends that can be dragged or moved with the arrow keys; neither passes the other. */
export function RangeSlider({ steps, values, labels, textOf, onSlide, onChoose, className }: RangeSliderProps) {
  const box = useRef<HTMLDivElement>(null)
  const choose = useRef(() => onChoose(values))
  choose.current = () => onChoose(values)
  useEffect(() => {
    const element = box.current
    // React's `onChange` is the DOM's `input`, fired on every move; the DOM's `change`, fired on release, has no prop.
    const release = () => choose.current()
    element?.addEventListener('change', release)
    return () => element?.removeEventListener('change', release)
  }, [])
  const [from, to] = values
  const move = (end: 0 | 1) => (event: ChangeEvent<HTMLInputElement>) => {
    const value = Number(event.target.value)
    onSlide(end === 0 ? [Math.min(value, to), to] : [from, Math.max(value, from)])
  }
  return (
    <div ref={box} className={classNames('range-slider relative h-11', className)}>
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-steel-200" />
      <span
        aria-hidden="true"
        className="absolute top-1/2 h-1 -translate-y-1/2 bg-ink-900"
        style={{ left: `${(from / steps) * 100}%`, right: `${100 - (to / steps) * 100}%` }}
      />
      {values.map((value, end) => (
        <input
          key={labels[end as 0 | 1]}
          type="range"
          min={0}
          max={steps}
          value={value}
          aria-label={labels[end as 0 | 1]}
          aria-valuetext={textOf(value)}
          onChange={move(end as 0 | 1)}
          // Where both ends meet at the right, the lower one has to stay reachable.
          className={classNames('absolute inset-0 w-full', end === 0 && from >= steps && 'z-10')}
        />
      ))}
    </div>
  )
}
