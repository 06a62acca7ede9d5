import { expect, test, vi } from 'vitest'
import { createNavigationPhaseStore, type NavigationEvent } from './navigation-progress.tsx'

/** Phases of a bar after each event. */
function phasesOf(...events: NavigationEvent[]) {
  const store = createNavigationPhaseStore()
  return events.map(event => {
    store.tell(event)
    return store.phase()
  })
}

test('UX-01 a bar that runs finishes with the page, and hides when it has been seen', () => {
  expect(phasesOf('late', 'succeeded', 'seen')).toEqual(['running', 'finished', 'hidden'])
})

test('ERR-14 a data load that fails marks the bar failed, and then it hides', () => {
  expect(phasesOf('late', 'failed', 'seen', 'late', 'succeeded')).toEqual(['running', 'failed', 'hidden', 'running', 'finished'])
  // The error page is a page that is there: it does not make the load a success.
  expect(phasesOf('late', 'failed', 'succeeded')).toEqual(['running', 'failed', 'failed'])
})

test('UX-01 what is faster than the throttle shows no bar, whether it succeeds or fails', () => {
  expect(phasesOf('succeeded', 'failed', 'seen')).toEqual(['hidden', 'hidden', 'hidden'])
})

test('listeners are notified about changes alone', () => {
  const store = createNavigationPhaseStore()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.tell('failed')
  store.tell('late')
  store.tell('late')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  store.tell('failed')
  expect(listener).toHaveBeenCalledTimes(1)
})
