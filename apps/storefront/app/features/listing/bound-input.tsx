import type { ComponentProps, KeyboardEvent } from 'react'

interface BoundInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'onKeyDown'> {
  readonly label: string
  readonly onType: (typed: string) => void
  /** Called when it is left, and for the Enter key. */
  readonly onCommit: () => void
}

/** One end of a range as it is typed. */
export function BoundInput({ label, onType, onCommit, ...input }: BoundInputProps) {
  return (
    <label className="block min-w-0 grow basis-0 text-xs text-steel-600">
      {label}
      <input
        {...input}
        autoComplete="off"
        onChange={event => onType(event.target.value)}
        onBlur={onCommit}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onCommit()
        }}
        className="num mt-1 block min-h-11 w-full [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none rounded-md border border-steel-500 bg-white px-3 text-base text-ink-900 placeholder:text-steel-600"
      />
    </label>
  )
}
