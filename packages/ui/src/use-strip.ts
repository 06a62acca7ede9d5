import { type RefObject, useEffect, useState } from 'react'

/** Scroll position of a strip. */
interface StripPosition {
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  /** Start and extent of the visible part, as fractions of the whole. */
  readonly from: number
  readonly shown: number
}

/**
 * Tracks a horizontally scrolling strip as it scrolls, is resized or gets other content, and scrolls it by a screenful: smoothly
 * where its styles say so, which readers who want no motion overrule.
 * The position is undefined until it has been measured.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, content?: string) {
  const [position, setPosition] = useState<StripPosition>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another width
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const [from, shown] = scrollWidth > 0 ? [scrollLeft / scrollWidth, clientWidth / scrollWidth] : [0, 1]
      setPosition({ isAtStart: scrollLeft < 2, isAtEnd: scrollLeft + clientWidth > scrollWidth - 2, from, shown })
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [strip, content])
  const scroll = (direction: 1 | -1) => strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.9 })
  return { position, scroll }
}
