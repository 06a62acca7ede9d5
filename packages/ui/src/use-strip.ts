import { type RefObject, useEffect, useState } from 'react'

/** Where a strip that scrolls sideways stands. */
interface StripPosition {
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  /** What is in view, as parts of the whole from 0 to 1. */
  readonly from: number
  readonly shown: number
}

/**
 * Follows a strip as it scrolls, is resized or gets other content, and moves it by a screenful. Undefined until it has
 * been measured.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, content?: string) {
  const [position, setPosition] = useState<StripPosition>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another width
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const [from, shown] = scrollWidth > 0 ? [scrollLeft / scrollWidth, clientWidth / scrollWidth] : [0, 1]
      setPosition({ isAtStart: scrollLeft < 2, isAtEnd: scrollLeft + clientWidth > scrollWidth - 2, from, shown })
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [strip, content])
  const scroll = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.9, behavior: 'smooth' })
  return { position, scroll }
}
