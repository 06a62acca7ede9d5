/** A click, or a form that was sent, with the path of the page it happened on. */
export interface Press {
  readonly type: 'click' | 'submit'
  readonly target: Element
  readonly path: string
}

/** So many wait; more than anyone presses while a page starts. */
const MAX_WAITING = 20

const waiting: Press[] = []
let stop: AbortController | undefined

/**
 * Notes what is pressed until `takePresses`: what is pressed on a page that is about to start, or before the choice about
 * cookies, is watched by code that comes later.
 */
export function holdPresses(): void {
  if (stop) return
  stop = new AbortController()
  const options = { signal: stop.signal, capture: true } as const
  const note = (type: Press['type'], { target }: Event) => {
    if (target instanceof Element && waiting.length < MAX_WAITING) waiting.push({ type, target, path: location.pathname })
  }
  document.addEventListener('click', event => note('click', event), options)
  document.addEventListener('submit', event => note('submit', event), options)
}

/** What was pressed since `holdPresses`, which ends with it. */
export function takePresses(): Press[] {
  stop?.abort()
  return waiting.splice(0)
}
