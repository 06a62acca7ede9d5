import { classNames } from './class-names.ts'

const WIDTHS = { sm: 'h-4 w-20', lg: 'h-4 w-20 origin-left scale-125' } as const

interface StarRatingProps {
  /** Filled part, from 0 to 5. */
  readonly value: number
  /** What the stars say, for those who cannot see them. */
  readonly label: string
  readonly size?: keyof typeof WIDTHS
  readonly className?: string
}

/** Five stars, filled up to a value; one picture with a text. */
export function StarRating({ value, label, size = 'sm', className }: StarRatingProps) {
  return (
    <span role="img" aria-label={label} className={classNames('star block shrink-0 bg-steel-300', WIDTHS[size], className)}>
      <span className="block h-full bg-star" style={{ width: `${value * 20}%` }} />
    </span>
  )
}
