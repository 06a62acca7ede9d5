import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

interface DropdownProps {
  /** Content of the button. */
  readonly button: ReactNode
  readonly buttonClass: string
  /** Accessible name of the button where its content is not enough. */
  readonly label?: string | undefined
  readonly panelClass: string
  /** Dropdowns of the same group are never open together. */
  readonly group: string
  /** The panel closes whenever this value changes, for instance the URL of the page. */
  readonly closeOn: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A panel under a button. Opens and closes without scripts; with them it also closes on a choice, a click outside and
 * Esc, which gives the focus back.
 */
export function Dropdown(props: DropdownProps) {
  const { button, buttonClass, label, panelClass, group, closeOn, className, children } = props
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the trigger
  useEffect(close, [closeOn])
  useEffect(() => {
    const press = (event: PointerEvent) => {
      const { current } = details
      if (current?.open && event.target instanceof Node && !current.contains(event.target)) current.open = false
    }
    const leave = (event: KeyboardEvent) => {
      const { current } = details
      if (event.key !== 'Escape' || !current?.open) return
      const held = current.contains(document.activeElement)
      current.open = false
      if (held) current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', leave)
    }
  }, [])
  return (
    <details ref={details} name={group} className={classNames('relative', className)}>
      <summary aria-label={label} className={classNames('list-none [&::-webkit-details-marker]:hidden', buttonClass)}>
        {button}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to clicks on links, which the keyboard triggers as well */}
      <div
        className={panelClass}
        onClick={event => {
          if (event.target instanceof Element && event.target.closest('a')) close()
        }}
      >
        {children}
      </div>
    </details>
  )
}
