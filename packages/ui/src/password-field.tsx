import { type ComponentProps, useEffect, useState } from 'react'
import { IconEye, IconEyeOff } from './icons.tsx'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'id'> {
  readonly id: string
  /** Name of the button that makes the password readable. */
  readonly showLabel: string
}

/** A password that can be made readable. Without scripts the button is not there, because it could do nothing. */
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
