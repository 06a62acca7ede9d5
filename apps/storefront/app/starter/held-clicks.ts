/** Controls whose effect needs the application. Links among them open something in the page, and lead to a page without it. */
const NEEDS_APPLICATION = 'button[type="button"], a[aria-haspopup], a[aria-expanded]'

/** Longest wait of a link that has a page of its own, in ms. */
const PATIENCE_MS = 10_000

/** Clicks that came too early, in their order. */
export interface HeldClicks {
  /** Keeps a click on a control that needs the application; false when its element is no such control. */
  hold(target: Element): boolean
  /** Forgets what is held of an element and of what is in it: the person has changed their mind. */
  drop(within: Element): void
  /** Clicks on everything that is held, once, each when the one before has had its effect. */
  repeat(): void
  /** Follows the last held link; everything else has no effect without the application. */
  release(): void
}

/** Holds nothing more once the application is given up: then clicks do what they do without scripts. */
export function createHeldClicks(): HeldClicks {
  let held: HTMLElement[] = []
  let hasGivenUp = false
  let patience: ReturnType<typeof setTimeout> | undefined

  const take = () => {
    const taken = held
    held = []
    clearTimeout(patience)
    for (const element of taken) element.removeAttribute('data-held')
    return taken
  }
  const release = () => {
    hasGivenUp = true
    const link = take().findLast(element => element instanceof HTMLAnchorElement)
    if (link) location.assign(link.href)
  }
  return {
    hold(target) {
      const control = target.closest<HTMLElement>(NEEDS_APPLICATION)
      if (!control || hasGivenUp) return false
      // Twice is once: a person who presses again wants it to happen, not to happen and be undone.
      if (!held.includes(control)) held.push(control)
      control.setAttribute('data-held', '')
      patience ??= setTimeout(release, PATIENCE_MS)
      return true
    },
    drop(within) {
      held = held.filter(element => !within.contains(element))
      for (const element of [within, ...within.querySelectorAll('[data-held]')]) element.removeAttribute('data-held')
    },
    repeat() {
      const next = (elements: readonly HTMLElement[]) => {
        const [element, ...rest] = elements
        if (!element) return
        if (element.isConnected) element.click()
        setTimeout(next, 0, rest)
      }
      next(take())
    },
    release,
  }
}
