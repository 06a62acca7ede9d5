import { escapeHtml } from '../sandbox/escape-html.ts'
import type { HeldPayment } from './held-payment.ts'
import { DECISIONS, type Visit } from './visits.ts'

const TITLES: Readonly<Record<Visit['kind'], string>> = {
  bank: 'Pay at your bank',
  challenge: 'Confirm that it is you',
  'framed-challenge': 'Confirm that it is you',
  sheet: 'Agree to the payment',
  session: 'Payment',
}

/** The page a shopper decides on: buttons, or a password (`password` is the right one). */
export function bankPage({ kind }: Visit, { reference, amount, method }: HeldPayment): string {
  const isChallenge = kind === 'challenge' || kind === 'framed-challenge'
  const fields = isChallenge
    ? '<label>Password <input name="password" type="password" autocomplete="off" required></label> <button>Continue</button>'
    : DECISIONS.map(decision => `<button name="decision" value="${decision}">${labelOf(decision)}</button>`).join(' ')
  const sum = `${(amount.value / 100).toFixed(2)} ${amount.currency}`
  return page(TITLES[kind], `<p>${escapeHtml(`${sum}, ${method}, ${reference}`)}</p><form method="post">${fields}</form>`)
}

/** What is shown inside of the shop's page once the shopper has decided: it hands on the result. */
export function resultPage({ kind }: Visit, result: string): string {
  const name = kind === 'sheet' ? 'orderID' : 'threeDSResult'
  const message = JSON.stringify({ [name]: result }).replaceAll('<', '\\u003c')
  return page(
    'Thank you',
    `<output data-name="${name}">${escapeHtml(result)}</output><script>parent.postMessage(${message}, '*')</script>`,
  )
}

function labelOf(decision: string): string {
  return decision.charAt(0).toUpperCase() + decision.slice(1)
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem;color:#1d2733}button,input{font:inherit;padding:.5rem 1rem}</style>
<h1>${title}</h1>
${body}
</html>
`
}
