import type { ReactNode } from 'react'

interface FilterRadioProps {
  readonly name: string
  readonly value: string
  readonly count?: number
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** A choice of a filter that takes one. */
export function FilterRadio({ name, value, count, checked, onChoose, children }: FilterRadioProps) {
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
