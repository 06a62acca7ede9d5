import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { layOutWhenIdle } from '../browser/idle-layout.ts'
import { WHOLE_LAYOUT } from '../browser/whole-layout.ts'

/**
 * Lays a page out as a whole that a person comes back to, or one of whose sections they go to, before it is scrolled: heights
 * that are only expected would bring them elsewhere. The starter does the same for documents. Other pages are laid out as a whole
 * while the browser has nothing to do.
 */
export function WholeLayout() {
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    document.documentElement.toggleAttribute(WHOLE_LAYOUT, type === 'POP' || hash !== '')
  }, [key, type, hash])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(layOutWhenIdle, [key])
  return null
}
