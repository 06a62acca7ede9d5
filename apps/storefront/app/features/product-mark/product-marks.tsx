import { useEffect } from 'react'
import { whenIdle } from '../../browser/environment.ts'
import { useShop } from '../../request/use-shop.tsx'

/**
 * Answers the buttons by which products are saved and compared, wherever they stand: one listener for the whole page, which loads
 * what answers them with the first press, or once the browser is idle where there is something to be shown of them. Shows nothing.
 */
export function ProductMarks() {
  const { hrefs, data } = useShop()
  const home = hrefs.home()
  const isCustomer = data.customer !== null
  useEffect(() => {
    const load = async () => (await import('./marks-in-page.ts')).showMarks({ home, isCustomer })
    const click = ({ target }: Event) => {
      const control = target instanceof Element && target.closest<HTMLElement>('[data-mark]')
      if (control) void load().then(marks => marks.answer(control))
    }
    document.addEventListener('click', click)
    const cancel = whenIdle(() => void (isCustomer || hasMarks() ? load() : undefined))
    return () => {
      document.removeEventListener('click', click)
      cancel()
    }
  }, [home, isCustomer])
  return null
}

/** Whether this device keeps any; the keys are those of `mark-memory.ts`, which only pages with marks load. */
function hasMarks(): boolean {
  try {
    return (
      document.documentElement.matches('[data-net-prices]') || 'wish-list' in localStorage || 'compared-products' in localStorage
    )
  } catch {
    return false
  }
}
