import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Seconds until the first look, by how much longer each next one takes, and the longest. */
const LOOKS = { firstSeconds: 5, growth: 1.2, longestSeconds: 60 }

/**
 * Asks for the data of a page again as long as it waits for something to change, the less often the longer that takes. The page is
 * not loaded again under its reader, which would make screen readers begin again.
 */
export function useAwaitedChange(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator()
  const looks = useRef(0)
  const isIdle = isWaiting && state === 'idle'
  useEffect(() => {
    if (!isIdle) return
    const { firstSeconds, growth, longestSeconds } = LOOKS
    const seconds = Math.min(firstSeconds * growth ** looks.current, longestSeconds)
    const timer = setTimeout(() => {
      looks.current++
      void revalidate()
    }, seconds * 1000)
    return () => clearTimeout(timer)
  }, [isIdle, revalidate])
}
