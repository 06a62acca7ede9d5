import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconMinus, IconPlus } from './control-icons.tsx'
import { createTypingPause } from './typing-pause.ts'

interface QuantityStepperProps {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly name: string
  readonly labels: { readonly quantity: string; readonly decrease: string; readonly increase: string }
  readonly size?: 'sm' | 'md'
  /** Called with a whole number within the bounds, or with what was typed above `max`. */
  readonly onChange: (quantity: number) => void
}

/**
 * A number with buttons for one less and one more. A typed number is applied after a pause, on blur or on Enter;
 * anything but a number, or one below `min`, counts as `min`. The attributes `data-step`, `data-min` and `data-max` are for
 * scripts that run before React does; what they leave in the field is taken over.
 */
export function QuantityStepper({ value, min, max, name, labels, size = 'md', onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const input = useRef<HTMLInputElement>(null)
  // What was typed before hydration is in the input but not in the state yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const early = Number(input.current?.value)
    if (Number.isInteger(early) && early >= min && early !== value) onChange(early)
  }, [])
  const commit = (text: string) => {
    const whole = Math.floor(Number(text))
    const quantity = Number.isFinite(whole) && whole >= min ? whole : min
    setTyped(String(quantity))
    if (quantity !== value) onChange(quantity)
  }
  const latest = useRef(commit)
  latest.current = commit
  const [pause] = useState(() => createTypingPause(text => latest.current(text)))
  useEffect(() => pause.cancel, [pause])
  const button =
    'grid place-items-center cursor-pointer text-ink-900 -outline-offset-3 hover:bg-steel-100 disabled:cursor-default disabled:text-steel-400 disabled:hover:bg-transparent'
  const extent = size === 'sm' ? 'size-9' : 'h-13 w-11'
  return (
    <fieldset aria-label={labels.quantity} className="inline-flex overflow-hidden rounded-md border border-steel-500 bg-white">
      <button
        type="button"
        data-step="-1"
        aria-label={labels.decrease}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        className={classNames(button, extent)}
      >
        <IconMinus className="size-4" />
      </button>
      <input
        ref={input}
        name={name}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        aria-label={labels.quantity}
        data-min={min}
        data-max={max}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          pause.type(event.target.value)
        }}
        onBlur={() => {
          pause.cancel()
          commit(typed)
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          pause.cancel()
          commit(typed)
        }}
        className={classNames(
          'num w-12 border-0 bg-transparent text-center text-base font-medium -outline-offset-3',
          size === 'sm' ? 'h-9' : 'h-13',
        )}
      />
      <button
        type="button"
        data-step="1"
        aria-label={labels.increase}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className={classNames(button, extent)}
      >
        <IconPlus className="size-4" />
      </button>
    </fieldset>
  )
}
