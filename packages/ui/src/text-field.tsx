import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  /** Behind the label, such as "(optional)". */
  readonly labelNote?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly id?: string
  /** A control inside the box, at its end. */
  readonly end?: ReactNode
}

/** A labelled input with hint and error; the label stays visible, the error is tied to the input. */
export function TextField({ label, labelNote, hint, error, end, className, id, ...input }: TextFieldProps) {
  const generated = useId()
  const inputId = id ?? generated
  const describedBy = [error ? `${inputId}-error` : '', hint ? `${inputId}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1.5 block text-sm font-medium text-ink-900">
        {label}
        {labelNote ? <span className="font-normal text-steel-600"> {labelNote}</span> : null}
      </label>
      <div className="relative">
        <input
          {...input}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={classNames(
            'block min-h-12 w-full rounded-md border bg-white px-3.5 text-base text-ink-900 placeholder:text-steel-600',
            error ? 'border-2 border-sale' : 'border-steel-500',
            Boolean(end) && 'pr-13',
          )}
        />
        {end ? <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div> : null}
      </div>
      <FieldError fieldId={inputId} error={error} />
      {hint ? (
        <div id={`${inputId}-hint`} className="mt-1.5 text-sm text-steel-600">
          {hint}
        </div>
      ) : null}
    </div>
  )
}
