import { classNames } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useShop } from '../shop/use-shop.tsx'

/** Wait before the bar shows, and how long it stays when the page is there (UX-01). */
const THROTTLE_MS = 200
const HIDE_AFTER_MS = 500

/** A thin line at the top while the next page loads (UX-01, UX-02). */
export function NavigationProgress() {
  const { t } = useShop()
  const isLoading = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<'hidden' | 'running' | 'finished'>('hidden')
  useEffect(() => {
    if (isLoading) {
      const start = setTimeout(() => setPhase('running'), THROTTLE_MS)
      return () => clearTimeout(start)
    }
    setPhase(current => (current === 'running' ? 'finished' : current))
    const hide = setTimeout(() => setPhase('hidden'), HIDE_AFTER_MS)
    return () => clearTimeout(hide)
  }, [isLoading])
  if (phase === 'hidden') return null
  return (
    <div
      role="progressbar"
      aria-label={t('shell.loading')}
      className={classNames(
        'pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75 origin-left bg-signal-400 transition-transform',
        phase === 'running' ? 'scale-x-80 duration-[8s] ease-out-soft' : 'scale-x-100 duration-200',
      )}
    />
  )
}
