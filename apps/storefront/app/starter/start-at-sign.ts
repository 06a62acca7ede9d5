import { nextFrame } from '../browser/environment.ts'
import { listen } from './listen.ts'
import type { PageApplication } from './page-application.ts'

/** What only a person, or the browser on behalf of one, does to a page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const

/** What has to be answered, and seen to be answered, before anything else is worked on. */
const TOUCHES = ['pointerdown', 'keydown', 'click'] as const

/** How long after the load event a page that no one has touched is left alone. */
const IDLE_AFTER_MS = 2000

/**
 * Loads the application at the first sign of a person, or once the browser has been idle for 2 s after the load event.
 * Returns what loads it at once; a second call does nothing. `onFailure` is called when its entry cannot be loaded.
 */
export function startAtSign(application: PageApplication, nonce: string, onFailure: () => void): () => void {
  const notice = (event: Event) => {
    const { type, target, movementX, movementY } = event as PointerEvent
    // A pointer that has not moved: a page has only appeared under it. A heading with the focus: the page gave it that.
    if (type === 'pointermove' ? movementX || movementY : type !== 'focusin' || !(target instanceof HTMLHeadingElement)) start()
  }
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    void nextFrame().then(() => loadApplication(application, nonce, onFailure))
  }
  let hasStarted = false
  // They cost nothing, and stay.
  listen(SIGNS, notice)
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const wait = () => setTimeout(() => whenIdle(start), IDLE_AFTER_MS)
  // While a developer works on the pages, no saved file is to be missed; card fields come with the application alone.
  if (application.hotUpdates || document.querySelector('[data-starts-application]')) start()
  else if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return start
}

/**
 * Fetches all modules and runs them one after another, each in a task of its own, so that the browser answers in between; behind a touch what
 * is next waits until its answer has been painted. Scripts made by scripts may run: the content security policy trusts those that a
 * trusted one adds to the page.
 */
function loadApplication(
  { entry, manifest, routes, imports, hotUpdates }: PageApplication,
  nonce: string,
  onFailure: () => void,
): void {
  const modules = [...new Set([...imports, manifest, ...Object.values(routes).flat()])]
  // Touches whose answer has not been painted yet.
  let touches = 0
  const touch = () => {
    touches++
    void nextFrame().then(() => touches--)
  }
  const between = (run: () => void) => (touches > 0 ? nextFrame().then(run) : setTimeout(run))
  listen(TOUCHES, touch)
  const preloadNext = ([href, ...rest]: readonly string[]) => {
    if (href === undefined) return
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }))
    between(() => preloadNext(rest))
  }
  preloadNext(modules)
  const runNext = ([src, ...rest]: readonly string[]) => {
    if (src === undefined) return
    const script = Object.assign(document.createElement('script'), { type: 'module', nonce, src })
    script.addEventListener('error', onFailure)
    script.addEventListener('load', () => between(() => runNext(rest)))
    document.head.append(script)
  }
  // The runtime of hot updates has to be there before any component, for which the entry cares.
  runNext(hotUpdates ? [entry] : [...modules, entry])
}
