import { nextFrame } from '../browser/environment.ts'
import type { HeldClicks } from './held-clicks.ts'
import { listen } from './listen.ts'

/** The menu of categories before React answers: its first level is in the document. */
export interface EarlyMenu {
  /** Opens or closes the menu; false for a click on something else, and where a page has no menu. */
  answer(target: Element): boolean
  /** Ends the closing by a press outside and by Esc, which React does from then on. */
  leave(): void
}

/**
 * Opens the menu behind the frame that shows the press, and has React open it too when it answers: the click is held, unless the
 * menu is closed again before. What is chosen in it is a link, or held.
 */
export function createEarlyMenu(clicks: HeldClicks): EarlyMenu {
  const drawer = () => document.querySelector<HTMLDialogElement>('dialog[data-kept]')
  const panel = () => document.getElementById('navigation-panel')
  let opener: HTMLElement | undefined

  const close = () => {
    if (!opener) return
    if (drawer()?.open) drawer()?.close()
    panel()?.toggleAttribute('hidden', true)
    opener.ariaExpanded = 'false'
    for (const part of [opener, drawer(), panel()]) if (part) clicks.drop(part)
    opener = undefined
  }
  const open = (button: HTMLElement): boolean => {
    const isDrawer = button.dataset.opensMenu === 'drawer'
    const menu = isDrawer ? drawer() : panel()
    // In a window in which this form of the menu is not to be seen.
    if (!menu || !clicks.hold(button)) return false
    button.ariaExpanded = 'true'
    opener = button
    void nextFrame().then(() => {
      // Closed again meanwhile, or opened by React.
      if (opener !== button || drawer()?.open) return
      if (menu instanceof HTMLDialogElement) menu.showModal()
      else menu.removeAttribute('hidden')
    })
    return true
  }
  const press = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('[data-navigation-panel]') && !drawer()?.open) close()
  }
  // By a gesture of the device, for instance.
  const closed = ({ target }: Event) => {
    if (target === drawer()) close()
  }
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !opener) return
    const button = opener
    close()
    button.focus()
  }
  const stops = [listen(['pointerdown'], press), listen(['keydown'], leave), listen(['close'], closed)]
  return {
    answer(target) {
      if (opener && (target === drawer() || target.closest('[data-close-drawer]'))) {
        close()
        return true
      }
      const button = target.closest<HTMLElement>('[data-opens-menu]')
      if (!button) return false
      if (!opener) return open(button)
      close()
      return true
    },
    leave() {
      for (const stop of stops) stop()
    },
  }
}
