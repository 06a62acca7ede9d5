import { WITHDRAWAL_FIELDS, type WithdrawalField, type WithdrawalFields, type WithdrawalProblem } from '@shop/domain/withdrawal'
import type { Translate } from '@shop/i18n'

/** What the buttons of the two steps do; the button that sends the first step has no value. */
export const CONFIRM = 'confirm'
export const CHANGE = 'change'
/** Id of the draft: the same declaration that is sent twice is one. */
export const WITHDRAWAL_DRAFT_FIELD = 'draftId'

/** Where a declaration has come to; what was typed stays with it. */
export type WithdrawalAnswer =
  | { readonly step: 'form'; readonly typed: WithdrawalFields; readonly problems?: readonly WithdrawalProblem[] }
  | {
      readonly step: 'check'
      readonly typed: WithdrawalFields
      readonly draftId: string
      /** `failed`: nothing is wrong with it, it may be sent again. */
      readonly refusal?: 'too-many' | 'failed'
    }
  | {
      readonly step: 'received'
      readonly typed: WithdrawalFields
      readonly withdrawalNumber: string
      /** When it was received, in words. */
      readonly receivedAt: string
      /** Where the acknowledgement goes. */
      readonly sentTo: string
    }

/** What the pages of a withdrawal say, besides what other pages say too. */
export interface WithdrawalWords {
  readonly title: string
  readonly lead: string
  readonly contactName: string
  readonly contractHint: string
  readonly emailHint: string
  readonly goods: string
  readonly goodsHint: string
  readonly checkTitle: string
  readonly declaration: string
  readonly allGoods: string
  readonly confirm: string
  readonly change: string
  readonly receivedTitle: string
  readonly number: string
  readonly receivedAt: string
  readonly failed: string
}

/** What was typed into the form. */
export function readWithdrawal(form: FormData): WithdrawalFields {
  const entries = WITHDRAWAL_FIELDS.map(field => {
    const value = form.get(field)
    return [field, typeof value === 'string' ? value : ''] as const
  })
  return Object.fromEntries(entries)
}

/** What a field is called. */
export function withdrawalLabel(t: Translate, words: WithdrawalWords, field: WithdrawalField): string {
  switch (field) {
    case 'orderNumber':
      return t('order.number')
    case 'email':
      return t('checkout.email')
    default:
      return words[field]
  }
}

/** What is wrong with a field, with how to correct it. */
export function withdrawalProblemText(t: Translate, words: WithdrawalWords, { field, rule }: WithdrawalProblem): string {
  const label = withdrawalLabel(t, words, field)
  switch (rule) {
    case 'required':
      return t('checkout.errorRequired', { field: label })
    case 'max':
      return t('checkout.errorMax', { field: label })
    case 'plain':
      return t('checkout.errorLink', { field: label })
    case 'email':
      return t('checkout.errorEmail')
  }
}
