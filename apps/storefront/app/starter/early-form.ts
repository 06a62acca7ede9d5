import { type Cart, totalQuantity } from '@shop/domain/cart'
import { nextFrame } from '../browser/environment.ts'
import { cartLink, showCount } from './cart-link.ts'
import { type Addition, additionOf, type EarlyAdditions } from './early-cart.ts'
import { NOTICE_ID } from './page-application.ts'

/**
 * Answers forms that put something into the cart: the number at the cart rises at once, and what fails is said on the page.
 * A form that has failed is sent by the browser the next time, to the page that can say why.
 */
export function createFormAnswers(additions: EarlyAdditions, problem: string) {
  const failed = new WeakSet<HTMLFormElement>()
  let shown = 0

  const answer = async (form: HTMLFormElement, button: HTMLElement | null, addition: Addition) => {
    say('')
    markBusy(button, true)
    if (shown === 0) shown = countAtCart()
    shown += addition.quantity
    showAtCart(shown)
    try {
      const cart: Cart = await additions.add(addition, nextFrame())
      shown = totalQuantity(cart.lineItems)
      form.reset()
    } catch {
      shown -= addition.quantity
      failed.add(form)
      say(problem)
    }
    showAtCart(shown)
    markBusy(button, false)
  }

  return {
    /** False for a form that the browser is to send. */
    submit({ target, submitter }: SubmitEvent): boolean {
      if (!(target instanceof HTMLFormElement) || failed.has(target)) return false
      const addition = additionOf(new FormData(target, submitter))
      if (!addition) return false
      // Busy, or as many in the cart as there can be.
      if (submitter?.ariaDisabled !== 'true') void answer(target, submitter, addition)
      return true
    },
    /** Leaves the number and the text to the application, which shows its own from the next frames on. */
    async leave() {
      await additions.settled()
      const clear = () => {
        say('')
        cartLink()?.removeAttribute('data-early-count')
      }
      requestAnimationFrame(() => requestAnimationFrame(clear))
    },
  }
}

function countAtCart(): number {
  return Number(cartLink()?.dataset.cartLink) || 0
}

function showAtCart(count: number): void {
  const link = cartLink()
  if (link) showCount(link, count)
}

/** Attributes alone: elements that React did not render would cost the page its hydration. */
function markBusy(button: HTMLElement | null, isBusy: boolean): void {
  if (!button) return
  button.ariaDisabled = isBusy ? 'true' : null
  button.toggleAttribute('data-early-busy', isBusy)
}

function say(text: string): void {
  const notice = document.getElementById(NOTICE_ID)
  if (notice) notice.textContent = text
}
