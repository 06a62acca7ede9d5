import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly id: string
  readonly label: string
  /** Behind the label, such as "(optional)". */
  readonly labelNote?: string
  readonly error?: string | undefined
}

/** A labelled field for several lines; the label stays visible, the error is tied to the field. */
export function TextArea({ label, labelNote, error, className, id, ...area }: TextAreaProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink-900">
        {label}
        {labelNote ? <span className="font-normal text-steel-600"> {labelNote}</span> : null}
      </label>
      <textarea
        rows={5}
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={classNames(
          'block w-full rounded-md border bg-white px-3.5 py-2.5 text-base text-ink-900',
          error ? 'border-2 border-sale' : 'border-steel-500',
        )}
      />
      <FieldError fieldId={id} error={error} />
    </div>
  )
}
