import { escapeHtml } from '@shop/http'
import type { CardProblems } from './card-form.ts'
import { pathOf } from './hosted-payment.ts'
import type { HostedSession } from './hosted-session.ts'
import type { MethodRule } from './payment-methods.ts'
import { providerPage, sumText } from './provider-page.ts'
import { FORCED_RESULTS, TEST_CARDS } from './test-cards.ts'
import { voucherOf } from './voucher.ts'
import { WALLET_CARDS } from './wallet-cards.ts'

/** What the page of a session shows besides it. */
export interface HostedView {
  /** Of the address or of the form: what was chosen and typed. */
  readonly entered: Readonly<Record<string, string>>
  /** Where an ended session leads. */
  readonly leaving: string | undefined
  readonly now: number
  readonly problems?: CardProblems
  readonly problem?: string
}

/** The page of a session: the methods to choose from, the form of one, or what became of the payment. */
export function hostedPage(session: HostedSession, view: HostedView): string {
  const { order, methods, lastRefusal } = session
  const sum = `<p class="sum">${sumText(order.amount)}</p><p class="muted">Order ${escapeHtml(order.reference)}</p>`
  if (view.leaving !== undefined) return providerPage('Payment', sum + endedPart(session, view, view.leaving))
  const [only] = methods.length === 1 ? methods : []
  const rule = only ?? methods.find(({ type }) => type === view.entered.method)
  const refusal = lastRefusal ? alertOf(`The payment was refused: ${lastRefusal}. Try again, or go back to the shop.`) : ''
  const problem = view.problem === undefined ? '' : alertOf(`This cannot be paid: ${view.problem}`)
  const part = rule ? formOf(session, rule, view) : choiceOf(session)
  return providerPage(titleOf(rule), sum + refusal + problem + part + leaveForm(session))
}

function titleOf(rule: MethodRule | undefined): string {
  if (!rule) return 'Choose how to pay'
  return rule.begins === 'card' ? 'Pay by card' : rule.name.replace(/\.$/, '')
}

function endedPart({ status, paidBy }: HostedSession, { now }: HostedView, leaving: string): string {
  const back = `<a class="button primary full" href="${escapeHtml(leaving)}">Back to the shop</a>`
  if (paidBy?.method === 'multibanco') {
    const { entity, reference, expiresAt } = voucherOf(paidBy, now)
    return `<section class="card"><h2>Pay at a machine or in your bank</h2><dl><dt>Entity</dt><dd>${entity}</dd><dt>Reference</dt><dd>${reference}</dd><dt>Until</dt><dd>${expiresAt.replace('T', ' ')}</dd></dl></section>${back}`
  }
  return `<section class="card"><p>${ENDED[status] ?? 'This payment has ended.'}</p></section>${back}`
}

const ENDED: Readonly<Record<string, string>> = {
  completed: 'This payment is paid.',
  paymentPending: 'This payment is under way.',
  refused: 'This payment was refused.',
  canceled: 'This payment was cancelled.',
  expired: 'The time for this payment is over.',
}

function choiceOf(session: HostedSession): string {
  if (session.methods.length === 0) return alertOf('No method of the account can be used in this country and currency.')
  const items = session.methods.map(
    ({ type, name }) => `<a class="button full" href="${pathOf(session)}?method=${type}">${escapeHtml(name)}</a>`,
  )
  return `<nav class="card" aria-label="Methods">${items.join('')}</nav>`
}

function formOf(session: HostedSession, rule: MethodRule, view: HostedView): string {
  const method = `<input type="hidden" name="method" value="${rule.type}">`
  const content = FORMS[rule.begins](rule, view, session)
  return `<form method="post" action="${pathOf(session)}" class="card" novalidate>${method}${content}</form>${
    rule.begins === 'card' ? testCards(session) : ''
  }`
}

type FormPart = (rule: MethodRule, view: HostedView, session: HostedSession) => string

const DECIDE = `<div class="buttons"><button name="decision" value="refuse">Refuse</button><button name="decision" value="pending">Leave it pending</button><button name="decision" value="cancel">Cancel</button></div>`

const FORMS: Readonly<Record<MethodRule['begins'], FormPart>> = {
  card: (_rule, view) => cardFields(view),
  wallet: ({ name }) =>
    `<fieldset style="border:0;padding:0;margin:0"><legend><strong>Cards in ${escapeHtml(name)}</strong></legend>${WALLET_CARDS.map(
      ({ id, network, lastDigits, effect }, index) =>
        `<label class="choice"><input type="radio" name="card" value="${id}"${index === 0 ? ' checked' : ''}><span>${network} ending in ${lastDigits}<br><span class="muted">${effect}</span></span></label>`,
    ).join('')}</fieldset><button class="primary full" name="decision" value="approve">Pay</button>${DECIDE}`,
  sheet: ({ name }) =>
    `<p>You are signed in at ${escapeHtml(name)} as <strong>buyer@example.org</strong>.</p><button class="primary full" name="decision" value="approve">Agree and pay</button>${DECIDE}`,
  'at-once': ({ name }) =>
    `<p>${escapeHtml(name)} pays the shop, and you pay the invoice later.</p><button class="primary full" name="decision" value="approve">Agree and pay</button>${DECIDE}`,
  redirect: ({ name, details }) => {
    const issuers = details?.issuers?.map(({ id, name: bank }) => `<option value="${id}">${escapeHtml(bank)}</option>`) ?? []
    const choice =
      issuers.length > 0 ? `<label for="issuer">Bank</label><select id="issuer" name="issuer">${issuers.join('')}</select>` : ''
    return `${choice}<p>You go on to ${escapeHtml(name)}.</p><button class="primary full">Continue</button>`
  },
  voucher: ({ name }) =>
    `<p>You get a reference of ${escapeHtml(name)} and pay with it at a machine or in your bank.</p><button class="primary full">Get the reference</button>`,
}

function cardFields({ entered, problems = {} }: HostedView): string {
  const field = (
    name: 'number' | 'expiry' | 'code' | 'holder',
    label: string,
    attributes: string,
    value: string | undefined = entered[name],
  ) => {
    const problem = name === 'holder' ? undefined : problems[name]
    const wrong = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problem"`
    const note = problem === undefined ? '' : `<p class="problem" id="${name}-problem">${problem}</p>`
    return `<div><label for="${name}">${label}</label><input type="text" id="${name}" name="${name}" value="${escapeHtml(value ?? '')}" ${attributes}${wrong}>${note}</div>`
  }
  return [
    field('number', 'Card number', 'inputmode="numeric" autocomplete="cc-number"'),
    '<div class="row">',
    field('expiry', 'Expiry date', 'placeholder="MM/YY" autocomplete="cc-exp"'),
    field('code', 'Security code', 'inputmode="numeric" autocomplete="cc-csc"'),
    '</div>',
    field('holder', 'Name on card', 'autocomplete="cc-name"'),
    '<button class="primary full" name="decision" value="approve">Pay</button>',
  ].join('')
}

function testCards(session: HostedSession): string {
  const rows = TEST_CARDS.map(({ number, name, effect }) => {
    const code = name === 'American Express' ? '7373' : name === 'Maestro' ? '' : '737'
    const filled = new URLSearchParams({ method: 'scheme', number, expiry: '03/30', code, holder: 'Jana Test' })
    return `<tr><td class="number"><a href="${pathOf(session)}?${escapeHtml(filled.toString())}">${number}</a></td><td>${name}: ${effect}</td></tr>`
  })
  const names = FORCED_RESULTS.map(([name, refusal]) => {
    const effect = refusal === 'pending' ? 'stays pending' : refusal ? `is refused: ${refusal.reason}` : 'is authorised'
    return `<tr><td class="number">${name}</td><td>${effect}</td></tr>`
  })
  return `<details class="card" open><summary>Test cards</summary><p class="muted">A link fills the form in. All end in 03/30.</p><table>${rows.join('')}</table></details>
<details class="card"><summary>Names on the card that decide</summary><table>${names.join('')}<tr><td class="number">capture failed</td><td>is authorised, captures fail later</td></tr><tr><td class="number">refund failed</td><td>is authorised, refunds fail later</td></tr></table></details>`
}

function leaveForm(session: HostedSession): string {
  return `<form method="post" action="${pathOf(session)}"><button name="decision" value="leave" class="full">Back to the shop without paying</button></form>`
}

function alertOf(text: string): string {
  return `<p class="alert" role="alert">${escapeHtml(text)}</p>`
}
