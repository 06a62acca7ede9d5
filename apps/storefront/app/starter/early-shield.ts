import { listen } from './listen.ts'

/** Those that people make, by finger, mouse and key, of the events for which React hydrates at once: its `discreteReplayableEvents`. */
const EVENTS =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend keydown keypress textInput input keyup click change'.split(
    ' ',
  )

/**
 * Keeps events in the page from React while it hydrates in slices: the first one would make it hydrate all the rest at once,
 * for which the browser would stand still. What they do by themselves they do. Returns what ends that.
 */
export function shieldHydration(): () => void {
  // React does not know what other programs have put into the document.
  const page = document.querySelector('main')?.parentElement
  const keepAway = (event: Event) => {
    if (event.target instanceof Node && page?.contains(event.target)) event.stopPropagation()
  }
  return listen(EVENTS, keepAway, { passive: true })
}
