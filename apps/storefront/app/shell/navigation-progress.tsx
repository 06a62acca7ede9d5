import { LOADING_BAR_HIDE_MS, LOADING_BAR_THROTTLE_MS } from '@shop/domain/timing'
import { classNames } from '@shop/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { useShop } from '../request/use-shop.tsx'

const navigationPhase = createNavigationPhaseStore()

/** A thin line at the top while the next page loads; on the error page it tells that the load failed (UX-01, UX-02, ERR-14). */
export function NavigationProgress({ outcome = 'succeeded' }: { outcome?: 'succeeded' | 'failed' }) {
  const { t } = useShop()
  const isLoading = useNavigation().state !== 'idle'
  const phase = useSyncExternalStore(navigationPhase.subscribe, navigationPhase.phase, (): NavigationPhase => 'hidden')
  useEffect(() => {
    if (isLoading) {
      const start = setTimeout(() => navigationPhase.tell('late'), LOADING_BAR_THROTTLE_MS)
      return () => clearTimeout(start)
    }
    navigationPhase.tell(outcome)
    const hide = setTimeout(() => navigationPhase.tell('seen'), LOADING_BAR_HIDE_MS)
    return () => clearTimeout(hide)
  }, [isLoading, outcome])
  if (phase === 'hidden') return null
  return (
    <div
      role="progressbar"
      aria-label={t('shell.loading')}
      data-phase={phase}
      className={classNames(
        'pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75 origin-left transition-transform',
        phase === 'failed' ? 'bg-sale' : 'bg-signal-400',
        phase === 'running' ? 'scale-x-80 duration-[8s] ease-out-soft' : 'scale-x-100 duration-200',
      )}
    />
  )
}

/** What the loading bar shows (UX-01). */
export type NavigationPhase = 'hidden' | 'running' | 'finished' | 'failed'

/** What happens to a navigation: it takes longer than the throttle, its page or the error page is there, the bar has been seen. */
export type NavigationEvent = 'late' | 'succeeded' | 'failed' | 'seen'

/** The bar after an event; one that never showed stays hidden (UX-01, ERR-14). */
function phaseAfter(phase: NavigationPhase, event: NavigationEvent): NavigationPhase {
  switch (event) {
    case 'late':
      return 'running'
    case 'succeeded':
      return phase === 'running' ? 'finished' : phase
    case 'failed':
      return phase === 'running' ? 'failed' : phase
    case 'seen':
      return 'hidden'
  }
}

/** The phase of this window. It outlives the page, because a failed navigation puts the error page in its place. */
export interface NavigationPhaseStore {
  phase(): NavigationPhase
  tell(event: NavigationEvent): void
  subscribe(listener: () => void): () => void
}

/** A store for a window in which nothing loads. */
export function createNavigationPhaseStore(): NavigationPhaseStore {
  let phase: NavigationPhase = 'hidden'
  const listeners = new Set<() => void>()
  return {
    phase: () => phase,
    tell(event) {
      const next = phaseAfter(phase, event)
      if (next === phase) return
      phase = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
