import { createLoopDelay, type LoopDelay } from './loop-delay.ts'
import type { PageTurns } from './page-turns.ts'

/** Who looks around: someone of whom the shop knows nothing yet, or a shopper with a session, and so perhaps with a cart. */
export type Browser = 'newcomer' | 'shopper'

/** Says who may look around while a process has more to do than it can. */
export interface BrowsingAdmission {
  /** Whether a page may be rendered for someone who looks around. */
  mayRender(browser: Browser): boolean
  /** Whether an operation may be called by a newcomer who looks around. */
  mayCall(): boolean
}

interface BrowsingAdmissionOptions {
  readonly turns: Pick<PageTurns, 'expectedMs'>
  /** How long a page may take for a newcomer, in ms: who would have to wait longer is told so at once. */
  readonly maxPageMs: number
  readonly loop?: LoopDelay
  /** Told when browsing begins to be refused, and when it is no longer, with how often it was in between. */
  readonly onChange?: (change: { readonly isRefusing: boolean; readonly refused: number }) => void
  /** Clock in ms. */
  readonly now?: () => number
}

/** How much longer a page may take for shoppers with a session. */
const SHOPPERS_WAIT = 3
/** How late the process may come to what it is to do, as a share of the time of a page. Carts and orders have no turns, and are this late too. */
const DELAY = 0.25
/** For how long no one has to have been refused for it to be over, in ms. */
const OVER_AFTER_MS = 5000

/**
 * Admission by what is measured in this process: how long a page would take, and how late the event loop is. Once it refuses it does
 * so until the measure has fallen to half of its limit, so that it does not change its mind with every request.
 */
export function createBrowsingAdmission({
  turns,
  maxPageMs,
  loop = createLoopDelay(),
  onChange,
  now = () => performance.now(),
}: BrowsingAdmissionOptions): BrowsingAdmission {
  const isLate = createThreshold(maxPageMs * DELAY)
  const isLongFor = { newcomer: createThreshold(maxPageMs), shopper: createThreshold(maxPageMs * SHOPPERS_WAIT) }
  const measure = () => {
    const pageMs = turns.expectedMs()
    return { late: isLate(loop.measure()), newcomer: isLongFor.newcomer(pageMs), shopper: isLongFor.shopper(pageMs) }
  }
  let refused = 0
  let lastMs = 0
  function say(mayEnter: boolean): boolean {
    if (mayEnter && refused === 0) return true
    if (!mayEnter) {
      if (refused++ === 0) onChange?.({ isRefusing: true, refused })
      lastMs = now()
    } else if (now() - lastMs >= OVER_AFTER_MS) {
      onChange?.({ isRefusing: false, refused })
      refused = 0
    }
    return mayEnter
  }
  return {
    mayRender(browser) {
      const { late, newcomer, shopper } = measure()
      return say(browser === 'shopper' ? !shopper : !late && !newcomer)
    },
    mayCall: () => say(!measure().late),
  }
}

/** Whether a value is too high: from above its limit on, until it has fallen to half of it. */
function createThreshold(limit: number): (value: number) => boolean {
  let isAbove = false
  return value => {
    isAbove = value > (isAbove ? limit / 2 : limit)
    return isAbove
  }
}
