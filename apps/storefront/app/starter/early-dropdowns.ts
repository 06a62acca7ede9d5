import { listen } from './listen.ts'

/** Dropdowns of the header, which open without scripts. */
const DROPDOWN = 'details[name="header"][open]'

/** Closes them on a press outside and on Esc, which gives the focus back, as `Dropdown` does. Returns what ends that. */
export function closeDetails(): () => void {
  // A key is pressed where the focus is.
  const close = (event: Event) => {
    const { key } = event as Partial<KeyboardEvent>
    if (key && key !== 'Escape') return
    for (const details of document.querySelectorAll<HTMLDetailsElement>(DROPDOWN)) {
      const isInside = details.contains(event.target as Node)
      if (isInside && !key) continue
      details.open = false
      if (isInside) details.querySelector('summary')?.focus()
    }
  }
  return listen(['pointerdown', 'keydown'], close)
}
