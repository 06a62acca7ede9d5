import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconEye, IconEyeOff } from './control-icons.tsx'
import { IconAlertCircle } from './sign-icons.tsx'

/** The problem of a field, below it. Its id is that of the field with the suffix `-error`, for `aria-describedby`. */
export function FieldError({ fieldId, error }: { readonly fieldId: string; readonly error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${fieldId}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm text-sale">
      <IconAlertCircle className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  )
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  /** Behind the label, such as "(optional)". */
  readonly labelNote?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly id?: string
  /** What every value begins with, inside the box. */
  readonly start?: string
  /** A control inside the box, at its end. */
  readonly end?: ReactNode
}

/** A labelled input with hint and error; the label stays visible, the error is tied to the input. */
export function TextField({ label, labelNote, hint, error, start, end, className, id, ...input }: TextFieldProps) {
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
        {start ? <span className="absolute inset-y-0 left-3.5 flex items-center text-steel-600">{start}</span> : null}
        <input
          {...input}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={classNames(
            'block min-h-12 w-full rounded-md border px-3.5 text-base text-ink-900 placeholder:text-steel-600',
            error ? 'border-2 border-sale' : 'border-steel-500',
            Boolean(end) && 'pr-13',
            Boolean(start) && 'pl-10',
            input.readOnly ? 'bg-steel-100' : 'bg-white',
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

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'id'> {
  readonly id: string
  /** Name of the button that makes the password readable. */
  readonly showLabel: string
}

/** A password that can be made readable. Without scripts there is no button, because it could do nothing. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isLive, setLive] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => setLive(true), [])
  const Icon = isShown ? IconEyeOff : IconEye
  const toggle = (
    <button
      type="button"
      aria-label={showLabel}
      aria-pressed={isShown}
      aria-controls={field.id}
      onClick={() => setShown(!isShown)}
      className="grid size-11 cursor-pointer place-items-center rounded-md text-steel-600 hover:text-ink-900"
    >
      <Icon className="size-5" />
    </button>
  )
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={isShown ? 'text' : 'password'}
      end={isLive ? toggle : undefined}
    />
  )
}

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
