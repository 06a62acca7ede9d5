import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly children: ReactNode
}

/** A checkbox whose whole label can be pressed. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-sm text-ink-900', className)}>
      <input {...input} type="checkbox" className="mt-px size-5 shrink-0 accent-ink-900" />
      <span>{children}</span>
    </label>
  )
}
