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
