import { Checkbox } from '@shop/ui'
import type { ReactNode } from 'react'

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly count: number
  readonly checked: boolean
  readonly onToggle: (isOn: boolean) => void
  readonly children: ReactNode
}

/** A choice of a filter that takes several, with how many products it leaves. */
export function Choice({ name, value, count, checked, onToggle, children }: ChoiceProps) {
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

interface RadioProps {
  readonly name: string
  readonly value: string
  readonly count?: number
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** A choice of a filter that takes one. */
export function Radio({ name, value, count, checked, onChoose, children }: RadioProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-sm text-ink-900">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="mt-px size-5 shrink-0 accent-ink-900"
      />
      <span className="min-w-0 grow">{children}</span>
      {count === undefined ? null : <span className="num shrink-0 text-xs leading-5.5 text-steel-600">{count}</span>}
    </label>
  )
}
