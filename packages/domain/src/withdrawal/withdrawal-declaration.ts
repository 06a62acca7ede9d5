import { isEmail, isPlainLine } from '../address/index.ts'

/** Longest values in characters. */
export const WITHDRAWAL_LENGTHS = { contactName: 80, orderNumber: 80, email: 254, goods: 2000 } as const

/** What a declaration consists of, as it is typed (Directive 2011/83/EU, art. 11a (3)). */
export type WithdrawalField = keyof typeof WITHDRAWAL_LENGTHS

/** The fields in the order of the form. */
export const WITHDRAWAL_FIELDS: readonly WithdrawalField[] = ['contactName', 'orderNumber', 'goods', 'email']

export type WithdrawalFields = Readonly<Partial<Record<WithdrawalField, string>>>

export interface WithdrawalProblem {
  readonly field: WithdrawalField
  readonly rule: 'required' | 'max' | 'plain' | 'email'
}

/** Who withdraws from which contract. */
export interface WithdrawalDeclaration {
  readonly contactName: string
  /** What identifies the contract, in the buyer's words: a number, or when and what was ordered. */
  readonly orderNumber: string
  /** The goods that are withdrawn from; missing for all of the order. */
  readonly goods?: string
  /** Where the acknowledgement goes, and the news that follow it. */
  readonly email: string
}

/**
 * What keeps a declaration from being made, in the order of the form; page and server apply this one rule. The law lets a shop ask
 * for name, contract and address of the acknowledgement, and for nothing else.
 */
export function withdrawalProblems(fields: WithdrawalFields): WithdrawalProblem[] {
  return WITHDRAWAL_FIELDS.flatMap(field => {
    const rule = brokenRule(field, textOf(fields, field))
    return rule ? [{ field, rule }] : []
  })
}

function brokenRule(field: WithdrawalField, text: string): WithdrawalProblem['rule'] | undefined {
  if (text === '') return field === 'goods' ? undefined : 'required'
  if (text.length > WITHDRAWAL_LENGTHS[field]) return 'max'
  if (field === 'email') return isEmail(text) ? undefined : 'email'
  return field === 'goods' || isPlainLine(text) ? undefined : 'plain'
}

/** The declaration of what was typed; undefined while something is wrong with it. */
export function withdrawalDeclarationOf(fields: WithdrawalFields): WithdrawalDeclaration | undefined {
  if (withdrawalProblems(fields).length > 0) return undefined
  const goods = textOf(fields, 'goods')
  return {
    contactName: textOf(fields, 'contactName'),
    orderNumber: textOf(fields, 'orderNumber'),
    ...(goods === '' ? {} : { goods }),
    email: textOf(fields, 'email'),
  }
}

/** Without what surrounds it, and without characters that no one types: a form sends line breaks of two. */
function textOf(fields: WithdrawalFields, field: WithdrawalField): string {
  const text = (fields[field] ?? '').toWellFormed().trim()
  return field === 'goods' ? text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '') : text
}
