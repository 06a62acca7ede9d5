import { isEmail } from '@shop/domain/address'
import { isOrderNumber, type OrderStatus } from '@shop/domain/order'
import type { Translate } from '@shop/i18n'
import { fieldText } from '../../forms/address-texts.ts'

/** Who asks how far which order has come. */
export interface StatusQuestion {
  readonly orderNumber: string
  readonly email: string
}

export interface StatusProblem {
  readonly field: keyof StatusQuestion
  readonly rule: 'required' | 'form'
}

/** What became of a question; what was typed stays in the form. */
export interface StatusAnswer {
  readonly typed: StatusQuestion
  readonly problems?: readonly StatusProblem[]
  readonly isTooMany?: true
  /** Null for a pair that does not belong together; missing while nothing was asked. */
  readonly orderStatus?: OrderStatus | null
}

/** Reads the form. A number may be typed in small letters, with spaces, or as its digits alone, as a bank transfer has it. */
export function readStatusQuestion(form: FormData): StatusQuestion {
  const typed = fieldText(form, 'orderNumber').replaceAll(/\s/g, '').toUpperCase()
  return { orderNumber: /^\d+$/.test(typed) ? `NS${typed}` : typed, email: fieldText(form, 'email') }
}

/** Problems of a question, in the order of the form. */
export function statusProblems({ orderNumber, email }: StatusQuestion): StatusProblem[] {
  const problems: StatusProblem[] = []
  if (orderNumber === '') problems.push({ field: 'orderNumber', rule: 'required' })
  else if (!isOrderNumber(orderNumber)) problems.push({ field: 'orderNumber', rule: 'form' })
  if (email === '') problems.push({ field: 'email', rule: 'required' })
  else if (!isEmail(email)) problems.push({ field: 'email', rule: 'form' })
  return problems
}

const NAMES = { orderNumber: 'order.number', email: 'checkout.email' } as const
const FORMS = { orderNumber: 'order.trackNumberProblem', email: 'checkout.errorEmail' } as const

/** The message of a problem. */
export function statusProblemText(t: Translate, { field, rule }: StatusProblem): string {
  return rule === 'required' ? t('checkout.errorRequired', { field: t(NAMES[field]) }) : t(FORMS[field])
}
