import { type CardProblems, readCardForm } from './card-form.ts'
import type { HostedSession, SessionBook } from './hosted-session.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { MethodRule } from './payment-methods.ts'
import { errorMessage } from './provider-error.ts'
import type { Fields } from './read-order.ts'
import { beginPayment, visitPath } from './start-payment.ts'
import { DECISIONS } from './visits.ts'
import { walletToken } from './wallet-cards.ts'

/** What a browser sends from the page of a session. */
export type HostedForm = Readonly<Record<string, string>>

/** Where the shopper is led, or why the page is shown again. */
export type HostedStep = { readonly path: string } | { readonly problems: CardProblems } | { readonly problem: string }

/** Pays in a session by a method as the form of its page says. */
export function payHosted(
  desk: PaymentDesk,
  book: SessionBook,
  session: HostedSession,
  rule: MethodRule,
  form: HostedForm,
): HostedStep {
  const paymentMethod = readMethod(rule, form)
  if ('problems' in paymentMethod) return { problems: paymentMethod.problems as CardProblems }
  const begun = beginPayment(desk, { ...session.fields, paymentMethod })
  if (typeof begun === 'string') return { problem: errorMessage(begun) }
  const { pspReference, isChallenged } = begun.payment
  const visit = { pspReference, sessionId: session.id }
  const decision = DECISIONS.find(known => known === form.decision) ?? 'approve'
  switch (rule.begins) {
    case 'redirect':
      return { path: visitPath(desk, { ...visit, kind: 'bank' }) }
    case 'voucher':
      book.note(session.id, desk.finish(pspReference, 'pending'))
      return { path: pathOf(session) }
    default:
      if (isChallenged && decision === 'approve') return { path: visitPath(desk, { ...visit, kind: 'challenge' }) }
      return leadOn(book, book.note(session.id, desk.finish(pspReference, decision)))
  }
}

/** Where a session goes on: back to the shop once it has ended, to its page while it can still be paid. */
export function leadOn(book: SessionBook, session: HostedSession): { readonly path: string } {
  return { path: session.status === 'active' ? pathOf(session) : book.returnUrlOf(session) }
}

/** Path of the page of a session. */
export function pathOf({ token }: HostedSession): string {
  return `/payment/sessions/${token}`
}

/** The method as the form of a shop would send it. */
function readMethod(rule: MethodRule, form: HostedForm): Fields {
  const { type, begins } = rule
  if (begins === 'card') return readCardForm(form)
  if (begins === 'wallet')
    return { type, [type === 'googlepay' ? 'googlePayToken' : 'applePayToken']: walletToken(form.card ?? '') }
  return { type, ...(form.issuer ? { issuer: form.issuer } : {}) }
}
