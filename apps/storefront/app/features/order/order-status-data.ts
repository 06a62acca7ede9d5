import type { OrderStage, OrderStatus } from '@shop/domain/order'
import type { Translate } from '@shop/i18n'

/** Who asks how far which order has come. */
export interface StatusQuestion {
  readonly orderNumber: string
  readonly email: string
}

export interface StatusProblem {
  readonly field: keyof StatusQuestion
  readonly rule: 'required' | 'form'
}

/** How far an order has come, as its page shows it. */
export interface ShownStatus extends Pick<OrderStatus, 'orderNumber' | 'createdAt' | 'parcels'> {
  readonly stage: OrderStage
}

/** What became of a question; what was typed stays in the form. */
export interface StatusAnswer {
  readonly typed: StatusQuestion
  readonly problems?: readonly StatusProblem[]
  readonly isTooMany?: true
  /** Whether the shop cannot answer now. */
  readonly isUnavailable?: true
  /** Null for a pair that does not belong together; missing while nothing was asked. */
  readonly status?: ShownStatus | null
}

/** Reads the form. A number may be typed in small letters, with spaces, or as its digits alone, as a bank transfer has it. */
export function readStatusQuestion(form: FormData): StatusQuestion {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const typed = textOf('orderNumber').replaceAll(/\s/g, '').toUpperCase()
  return { orderNumber: /^\d+$/.test(typed) ? `NS${typed}` : typed, email: textOf('email') }
}

/** What is missing in a question, in the order of the form. Whether what was typed has the form of it is judged by the server. */
export function statusProblems({ orderNumber, email }: StatusQuestion): StatusProblem[] {
  const problems: StatusProblem[] = []
  if (orderNumber === '') problems.push({ field: 'orderNumber', rule: 'required' })
  if (email === '') problems.push({ field: 'email', rule: 'required' })
  return problems
}

const NAMES = { orderNumber: 'order.number', email: 'checkout.email' } as const
const FORMS = { orderNumber: 'order.trackNumberProblem', email: 'checkout.errorEmail' } as const

/** The message of a problem. */
export function statusProblemText(t: Translate, { field, rule }: StatusProblem): string {
  return rule === 'required' ? t('checkout.errorRequired', { field: t(NAMES[field]) }) : t(FORMS[field])
}
