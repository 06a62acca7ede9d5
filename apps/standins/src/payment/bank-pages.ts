import { escapeHtml } from '@shop/http'
import type { HeldPayment } from './held-payment.ts'
import { providerPage, sumText } from './provider-page.ts'
import type { ProviderVisit } from './visits.ts'

const TITLES: Readonly<Record<ProviderVisit['kind'], string>> = {
  bank: 'Pay at your bank',
  challenge: 'Confirm that it is you',
  'framed-challenge': 'Confirm that it is you',
  sheet: 'Agree to the payment',
}

const PASSWORD_FIELD =
  '<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="off" required aria-describedby="password-hint"><p class="muted" id="password-hint">It is <strong>password</strong>; any other fails.</p><button class="primary full">Continue</button>'
const DECISIONS =
  '<button class="primary full" name="decision" value="approve">Approve</button><div class="buttons"><button name="decision" value="refuse">Refuse</button><button name="decision" value="cancel">Cancel</button><button name="decision" value="pending">Pending</button></div>'

/** The page a shopper decides on: buttons, or a password (`password` is the right one). */
export function bankPage({ kind }: ProviderVisit, { reference, amount, method }: HeldPayment): string {
  const isChallenge = kind === 'challenge' || kind === 'framed-challenge'
  const what = `<p class="sum">${sumText(amount)}</p><p class="muted">${escapeHtml(`${method}, order ${reference}`)}</p>`
  return providerPage(TITLES[kind], `${what}<form method="post" class="card">${isChallenge ? PASSWORD_FIELD : DECISIONS}</form>`)
}

/** What is shown inside of the shop's page once the shopper has decided: it hands on the result. */
export function resultPage({ kind }: ProviderVisit, result: string): string {
  const name = kind === 'sheet' ? 'orderID' : 'threeDSResult'
  const message = JSON.stringify({ [name]: result }).replaceAll('<', '\\u003c')
  return providerPage(
    'Thank you',
    `<output data-name="${name}">${escapeHtml(result)}</output><script>parent.postMessage(${message}, '*')</script>`,
  )
}
