import { nextFrame, whenIdle } from './environment.ts'

/** What a person does first, on a page that was not touched yet. */
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const
const OUT_OF_VIEW = '.below-fold:not([style*="content-visibility"])'
/** Cards of a listing, which are laid out a row of a wide screen at a time; sections one by one. */
const CARDS_AT_ONCE = 4

/**
 * Lays out what is out of view (`below-fold` in `app.css`) part by part, while the browser has nothing to do, from the first
 * sign of a person on. Until then that would only make the start of a page longer; from then on it has to be done: Chromium
 * shows the answer to a touch half a second late where a part that it skips is within some screens of the view. Returns what
 * ends it.
 */
export function layOutWhenIdle(): () => void {
  let callOff: (() => void) | undefined
  let isOver = false
  const next = () => {
    if (isOver) return
    const [first, ...others] = document.querySelectorAll<HTMLElement>(OUT_OF_VIEW)
    if (!first) return
    const isCard = (part: HTMLElement) => part.classList.contains('later-card')
    const parts = isCard(first) ? [first, ...others.filter(isCard).slice(0, CARDS_AT_ONCE - 1)] : [first]
    for (const { style } of parts) style.contentVisibility = 'visible'
    void nextFrame().then(begin)
  }
  const begin = () => {
    if (!isOver) callOff = whenIdle(next)
  }
  const stopWaiting = () => {
    for (const sign of SIGNS) removeEventListener(sign, start)
  }
  const start = () => {
    stopWaiting()
    begin()
  }
  if (navigator.userActivation?.hasBeenActive) begin()
  else for (const sign of SIGNS) addEventListener(sign, start, { passive: true })
  return () => {
    isOver = true
    stopWaiting()
    callOff?.()
  }
}
