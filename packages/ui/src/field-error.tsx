import { IconAlertCircle } from './icons.tsx'

/** What is wrong with a field, below it. Its id is that of the field with `-error` behind it, for `aria-describedby`. */
export function FieldError({ fieldId, error }: { readonly fieldId: string; readonly error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${fieldId}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm text-sale">
      <IconAlertCircle className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  )
}
