import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Asks for the data of a page again every so many seconds, as long as it waits for something to change. The page is not loaded
 * again under its reader, which would make screen readers begin again.
 */
export function useAwaitedChange(isWaiting: boolean, seconds: number): void {
  const { revalidate, state } = useRevalidator()
  const isIdle = isWaiting && state === 'idle'
  useEffect(() => {
    if (!isIdle) return
    const timer = setTimeout(() => void revalidate(), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isIdle, seconds, revalidate])
}
