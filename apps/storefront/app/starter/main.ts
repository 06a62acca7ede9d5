import { WHOLE_LAYOUT } from '../browser/whole-layout.ts'
import { rememberUtmSource } from '../request/consent-cookies.ts'
import { createEarlyAdditions } from './early-cart.ts'
import { answerControl } from './early-controls.ts'
import { closeDetails } from './early-dropdowns.ts'
import { bringFonts } from './early-fonts.ts'
import { createFormAnswers } from './early-form.ts'
import { followEarlyInput } from './early-input.ts'
import { createEarlyMenu } from './early-menu.ts'
import { prefetchDocuments } from './early-prefetch.ts'
import { shieldHydration } from './early-shield.ts'
import { showVisitor } from './early-visitor.ts'
import { createHeldClicks } from './held-clicks.ts'
import { readPageApplication } from './page-application.ts'
import { startAtSign } from './start-at-sign.ts'

/**
 * Runs in the document, before the application of the page is even loaded: answers what can be answered at once, holds what
 * cannot, and loads the application when a person is there. Listens at the window, so that what it has answered reaches
 * neither React nor the browser.
 */
function openStarter(): void {
  const application = readPageApplication()
  if (!application) return
  // A visitor may leave before the application is there, and may consent to marketing just before.
  rememberUtmSource()
  addEventListener('pagehide', rememberUtmSource)
  bringFonts()
  restoreWhole()
  const { shop } = application
  const additions = shop && createEarlyAdditions(shop.language)
  const forms = additions && createFormAnswers(additions, shop.addingProblem)
  const visitor = shop?.isForAll ? showVisitor() : undefined
  const input = followEarlyInput()
  const clicks = createHeldClicks()
  const menu = createEarlyMenu(clicks)
  const start = startAtSign(application, document.currentScript?.nonce ?? '', clicks.release)
  const over = Promise.withResolvers<void>()

  const click = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!(target instanceof Element) || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    if (!answerControl(target) && !menu.answer(target) && !clicks.hold(target)) return
    answered(event)
  }
  const submit = (event: SubmitEvent) => {
    input.keep()
    if (forms?.submit(event)) answered(event)
  }
  const answered = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    // A click of a program comes without a sign of a person.
    start()
  }
  addEventListener('click', click, true)
  addEventListener('submit', submit, true)
  const stopClosing = closeDetails()
  const stopPrefetching = prefetchDocuments()

  let stopShielding: (() => void) | undefined
  const leave = () => {
    stopShielding?.()
    removeEventListener('click', click, true)
    removeEventListener('submit', submit, true)
    stopClosing()
    stopPrefetching()
    menu.leave()
    input.repeat()
    clicks.repeat()
    void forms?.leave()
    visitor?.leave()
    over.resolve()
  }
  window.starter = {
    ...(visitor ? { visitor } : {}),
    earlyCart: () => over.promise.then(additions?.settled),
    beginHydration() {
      stopShielding = shieldHydration()
    },
    // Effects of the application may be running, in the middle of which the router follows no link.
    handOver: () => void setTimeout(leave),
    giveUp: clicks.release,
  }
}

/** Lays a page out as a whole that the script before has brought back to a place in it; see `WholeLayout`. */
function restoreWhole(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Any other page begins at its top; to look would make the browser lay it out before it is needed.
  if (visit?.type === 'navigate') return
  const place = scrollY
  document.documentElement.toggleAttribute(WHOLE_LAYOUT, true)
  scrollTo(0, place)
}

openStarter()
