import { type PointerEvent, type RefObject, useRef } from 'react'

/** How far a pointer moves before it drags and no longer presses, in pixels. */
const SLIP = 4

/**
 * Lets a mouse move what scrolls by dragging it, as a finger does by itself. `hasDragged` tells a press from the end of a
 * drag, which both end in a click.
 */
export function useDragToScroll(pane: RefObject<HTMLElement | null>) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number }>(undefined)
  const isDrag = useRef(false)
  const end = () => {
    start.current = undefined
  }
  return {
    hasDragged: () => isDrag.current,
    handlers: {
      onPointerDown: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
        isDrag.current = false
        if (pane.current && pointerType === 'mouse') {
          const { scrollLeft: left, scrollTop: top } = pane.current
          start.current = { x, y, left, top }
        }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!start.current) return
        const { x, y, left, top } = start.current
        if (Math.hypot(clientX - x, clientY - y) > SLIP) isDrag.current = true
        if (isDrag.current) pane.current?.scrollTo(left - (clientX - x), top - (clientY - y))
      },
      onPointerUp: end,
      onPointerLeave: end,
    },
  }
}
