import type { ReactNode } from 'react'

interface FilterChipProps {
  readonly name: string
  readonly value: string
  /** Products that it leaves. */
  readonly count: number
  readonly checked: boolean
  readonly onToggle: (isOn: boolean) => void
  readonly children: ReactNode
}

/** A choice of a filter that takes several, small enough to stand next to others: a checkbox to programs and without scripts. */
export function FilterChip({ name, value, count, checked, onToggle, children }: FilterChipProps) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-steel-300 bg-white px-3 py-1.5 text-sm leading-tight hover:border-ink-700 has-checked:border-ink-900 has-checked:bg-signal-100 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:min-h-10">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={event => onToggle(event.target.checked)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
      <span className="num shrink-0 text-xs font-normal text-steel-600">{count}</span>
    </label>
  )
}
