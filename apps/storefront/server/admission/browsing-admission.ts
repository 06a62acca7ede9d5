import { createLoopDelay, type LoopDelay } from './loop-delay.ts'
import type { PageTurns } from './page-turns.ts'

/** Who looks around: someone of whom the shop knows nothing yet, or a visitor with a session, and so perhaps with a cart. */
export type Browser = 'stranger' | 'visitor'

/** Says who may look around while a process has more to do than it can. */
export interface BrowsingAdmission {
  /** Whether a page may be rendered for someone who looks around. */
  mayRender(browser: Browser): boolean
  /** Whether an operation may be called by a stranger who looks around. */
  mayCall(): boolean
}

interface BrowsingAdmissionOptions {
  readonly turns: Pick<PageTurns, 'expectedMs'>
  readonly loop?: LoopDelay
  /** Told when browsing begins to be refused, and when it is no longer, with how often it was in between. */
  readonly onChange?: (change: { readonly isRefusing: boolean; readonly refused: number }) => void
  /** Clock in ms. */
  readonly now?: () => number
}

/** How long a page may take, in ms: who would have to wait longer is told so at once. Whoever has a session may wait longer. */
const MAX_PAGE_MS: Readonly<Record<Browser, number>> = { stranger: 2000, visitor: 6000 }
/** Latest that the process may come to what it is to do, in ms. Carts and orders have no turns, and are this late too. */
const MAX_DELAY_MS = 500
/** For how long no one has to have been refused for it to be over, in ms. */
const OVER_AFTER_MS = 5000

/**
 * Admission by what is measured in this process: how long a page would take, and how late the event loop is. Once it refuses it does
 * so until the measure has fallen to half of its limit, so that it does not change its mind with every request.
 */
export function createBrowsingAdmission({
  turns,
  loop = createLoopDelay(),
  onChange,
  now = () => performance.now(),
}: BrowsingAdmissionOptions): BrowsingAdmission {
  const isLate = createThreshold(MAX_DELAY_MS)
  const isLongFor = { stranger: createThreshold(MAX_PAGE_MS.stranger), visitor: createThreshold(MAX_PAGE_MS.visitor) }
  const measure = () => {
    const pageMs = turns.expectedMs()
    return { late: isLate(loop.measure()), stranger: isLongFor.stranger(pageMs), visitor: isLongFor.visitor(pageMs) }
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
      const { late, stranger, visitor } = measure()
      return say(browser === 'visitor' ? !visitor : !late && !stranger)
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
