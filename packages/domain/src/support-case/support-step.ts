import { isSubreasonOf, isSupportReason, needsOf, type SupportReason, type SupportSubreason } from './support-reasons.ts'
import { WEB_FORM_PARAMETER } from './web-form-parameter.ts'

/** Parameters of the contact page, which has the form in it. */
const CASE_PARAMETERS = {
  reason: 'reason',
  subreason: 'subreason',
  /** Set once the shopper goes on past the shortcut. */
  continued: 'continue',
  product: 'product',
  order: 'order',
} as const

/** How far a shopper has come in the form (FORM-02). */
export interface SupportChoice {
  readonly reason: SupportReason | undefined
  readonly subreason: SupportSubreason | undefined
  /** Whether they want to write although there is a shortcut. */
  readonly isContinued: boolean
}

export const NO_CHOICE: SupportChoice = { reason: undefined, subreason: undefined, isContinued: false }

/** The choice of another reason, without one of what was chosen below it; of none, to begin again (FORM-04, FORM-05). */
export function chooseReason(reason: SupportReason | undefined): SupportChoice {
  return { ...NO_CHOICE, reason }
}

/** 1 without a reason, 2 with a reason and no subreason, 3 with both (FORM-03). */
export function supportStepOf({ reason, subreason }: SupportChoice): 1 | 2 | 3 {
  if (reason === undefined) return 1
  return subreason === undefined ? 2 : 3
}

/** Whether the shortcut stands in the place of the fields (FORM-08, FORM-09). */
export function isShortcutShown({ subreason, isContinued }: SupportChoice): boolean {
  return subreason !== undefined && !isContinued && needsOf(subreason).shortcut !== undefined
}

/** What a link into the form knows already. */
export interface SupportStart {
  readonly choice: SupportChoice
  /** SKU of the product page that the link is on; it can then not be changed (FORM-22). */
  readonly productNumber?: string
  readonly orderNumber?: string
}

/** Longest order number that is taken from a link. */
const ORDER_NUMBER = /^[A-Za-z0-9-]{1,30}$/
const PRODUCT_NUMBER = /^EX\d{8}$/

/** What the query of a link says; anything unknown is ignored, and so is a subreason of another reason (ENT-22). */
export function supportStartOf(query: string): SupportStart {
  const parameters = new URLSearchParams(query)
  const textOf = (name: string) => parameters.get(name) ?? ''
  const reasonText = textOf(CASE_PARAMETERS.reason) || textOf(WEB_FORM_PARAMETER)
  const reason = isSupportReason(reasonText) ? reasonText : undefined
  const subreasonText = textOf(CASE_PARAMETERS.subreason)
  const subreason = reason && isSubreasonOf(reason, subreasonText) ? subreasonText : undefined
  const isContinued = subreason !== undefined && parameters.has(CASE_PARAMETERS.continued)
  const product = textOf(CASE_PARAMETERS.product).toUpperCase()
  const order = textOf(CASE_PARAMETERS.order)
  return {
    choice: { reason, subreason, isContinued },
    ...(PRODUCT_NUMBER.test(product) ? { productNumber: product } : {}),
    ...(ORDER_NUMBER.test(order) ? { orderNumber: order } : {}),
  }
}

/** The query that says so, without `?`; empty for an empty form. */
export function supportQueryOf({ choice, productNumber, orderNumber }: SupportStart): string {
  const { reason, subreason, isContinued } = choice
  const said = [
    [CASE_PARAMETERS.reason, reason],
    [CASE_PARAMETERS.subreason, subreason],
    [CASE_PARAMETERS.continued, isContinued ? '1' : undefined],
    [CASE_PARAMETERS.product, productNumber],
    [CASE_PARAMETERS.order, orderNumber],
  ] as const
  const parameters = new URLSearchParams()
  for (const [name, value] of said) if (value !== undefined) parameters.set(name, value)
  return parameters.toString()
}
