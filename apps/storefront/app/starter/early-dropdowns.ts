import { listen } from './listen.ts'

/** Dropdowns of the header, which open without scripts. */
const DROPDOWN = 'details[name="header"][open]'

/** Closes them on a press outside and on Esc, which gives the focus back, as `Dropdown` does. Returns what ends that. */
export function closeDetails(): () => void {
  const press = ({ target }: Event) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(DROPDOWN)) {
      if (target instanceof Node && !details.contains(target)) details.open = false
    }
  }
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    for (const details of document.querySelectorAll<HTMLDetailsElement>(DROPDOWN)) {
      const held = details.contains(document.activeElement)
      details.open = false
      if (held) details.querySelector('summary')?.focus()
    }
  }
  const stops = [listen(['pointerdown'], press), listen(['keydown'], leave)]
  return () => {
    for (const stop of stops) stop()
  }
}
