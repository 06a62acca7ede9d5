import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'on-ink' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'

const VARIANTS: Record<ButtonVariant, string> = {
  // Where a system forces its colours, a fill is not seen.
  primary: 'bg-signal-400 text-ink-950 hover:bg-signal-500 forced-colors:border',
  secondary: 'bg-ink-900 text-white hover:bg-ink-700 forced-colors:border',
  tertiary: 'border border-ink-700 bg-white text-ink-900 hover:bg-steel-100',
  'on-ink': 'border border-white bg-ink-900 text-white hover:bg-ink-700',
  link: 'text-link underline decoration-1 underline-offset-4 hover:decoration-2',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2.5 text-base',
  lg: 'min-h-13 px-6 py-3 text-base',
}

/** Classes of a button, for links that look like one (UX-09). */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return classNames(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md text-center font-semibold transition-colors duration-120',
    'aria-disabled:cursor-default aria-disabled:opacity-55 disabled:cursor-default disabled:opacity-55',
    VARIANTS[variant],
    variant === 'link' ? 'min-h-6' : SIZES[size],
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Shows a spinner before the label and ignores further clicks. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** A button (UX-09). It submits its form only when `type="submit"` is given. */
export function Button({ variant = 'primary', size = 'md', busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
      className={classNames(buttonClass(variant, size), className)}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}

/** A turning ring next to the label of a busy control. */
export function Spinner() {
  return (
    <span aria-hidden="true" className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent" />
  )
}
