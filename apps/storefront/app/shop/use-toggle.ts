import { type ToggleName, togglesOf } from '@shop/domain/toggle'
import { useLocation } from 'react-router'

/** Whether a toggle is on for the page that is shown; what it changes is to be seen and nothing else (MKT-30). */
export function useToggle(name: ToggleName): boolean {
  return togglesOf(new URLSearchParams(useLocation().search))[name]
}
