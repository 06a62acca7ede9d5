import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './text-fields.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly children: ReactNode
}

/** A checkbox whose whole label is clickable. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-sm text-ink-900', className)}>
      <input {...input} type="checkbox" className="mt-px size-5 shrink-0 accent-ink-900" />
      <span>{children}</span>
    </label>
  )
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Label before the box on one line instead of above it. */
  readonly inline?: boolean
  readonly error?: string | undefined
}

/** A native select with its label; an error is tied to the box. */
export function SelectField({ label, options, inline = false, error, className, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={classNames('min-w-0', inline && 'flex max-w-full flex-wrap items-center gap-2', className)}>
      <label htmlFor={id} className={inline ? 'text-sm text-steel-600' : 'mb-1.5 block text-sm font-medium text-ink-900'}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={classNames(
          'min-h-11 max-w-full min-w-0 rounded-md border bg-white py-2 pr-8 pl-3 text-base text-ink-900 md:text-sm',
          error ? 'border-2 border-sale' : 'border-steel-500',
        )}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError fieldId={id} error={error} />
    </div>
  )
}
