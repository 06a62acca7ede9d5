import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import { IconStarFilled } from './icons.tsx'

interface StarChoiceProps {
  readonly id: string
  readonly name: string
  readonly legend: string
  /** Text of each number of stars, from 1 on. */
  readonly labels: readonly string[]
  readonly value?: number | undefined
  readonly error?: string | undefined
}

/** Radio buttons that look like a row of stars; those up to the chosen one are filled, also without scripts. */
export function StarChoice({ id, name, legend, labels, value, error }: StarChoiceProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-medium text-ink-900">{legend}</legend>
      <div className={classNames('star-choice -ml-1.5 inline-flex rounded-md', Boolean(error) && 'outline-2 outline-sale')}>
        {labels.map((label, index) => (
          <label key={label} className="grid size-11 cursor-pointer place-items-center rounded-md" title={label}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={value === index + 1}
              className="sr-only"
            />
            <IconStarFilled className="size-8" />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
      <FieldError fieldId={id} error={error} />
    </fieldset>
  )
}
