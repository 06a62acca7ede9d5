import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Label before the box on one line instead of above it. */
  readonly inline?: boolean
}

/** A native select with its label. */
export function SelectField({ label, options, inline = false, className, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={classNames(inline && 'flex max-w-full items-center gap-2', className)}>
      <label htmlFor={id} className={inline ? 'text-sm text-steel-600' : 'mb-1.5 block text-sm font-medium text-ink-900'}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="min-h-11 min-w-0 rounded-md border border-steel-500 bg-white py-2 pr-8 pl-3 text-base text-ink-900 md:text-sm"
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
