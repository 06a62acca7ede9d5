import { classNames } from './class-names.ts'
import { IconStarFilled } from './sign-icons.tsx'
import { FieldError } from './text-fields.tsx'

const WIDTHS = { sm: 'h-4 w-20', lg: 'h-4 w-20 origin-left scale-125' } as const

interface StarRatingProps {
  /** Filled part, from 0 to 5. */
  readonly value: number
  /** Accessible name, such as "4.5 of 5 stars". */
  readonly label: string
  readonly size?: keyof typeof WIDTHS
  readonly className?: string
}

/** Five stars, filled up to a value; one image to assistive technology. */
export function StarRating({ value, label, size = 'sm', className }: StarRatingProps) {
  return (
    <span role="img" aria-label={label} className={classNames('star block shrink-0 bg-steel-300', WIDTHS[size], className)}>
      <span className="block h-full bg-star" style={{ width: `${value * 20}%` }} />
    </span>
  )
}

interface StarChoiceProps {
  readonly id: string
  readonly name: string
  readonly legend: string
  /** Label of each number of stars, from 1 on. */
  readonly labels: readonly string[]
  readonly value?: number | undefined
  readonly error?: string | undefined
}

/** Radio buttons that look like a row of stars; those up to the chosen one are filled, also without scripts. */
export function StarChoice({ id, name, legend, labels, value, error }: StarChoiceProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-medium text-ink-900">{legend}</legend>
      <div
        className={classNames('star-choice -ml-1.5 inline-flex flex-wrap rounded-md', Boolean(error) && 'outline-2 outline-sale')}
      >
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
