import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { WHOLE_LAYOUT } from '../browser/whole-layout.ts'

/**
 * Lays a page out as a whole that a person comes back to, before it is scrolled to where they were: heights that are only
 * expected would bring them elsewhere. The starter does the same for documents.
 */
export function WholeLayout() {
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    document.documentElement.toggleAttribute(WHOLE_LAYOUT, type === 'POP')
  }, [key, type])
  return null
}
