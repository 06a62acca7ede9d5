import { isEmail, isPhone, isPlainLine } from '../address/index.ts'
import { isSubreasonOf, isSupportReason, needsOf, type SupportReason, type SupportSubreason } from './support-reasons.ts'

/** Digits of a product number, behind the letters that all have in common (FORM-21). */
const PRODUCT_NUMBER_DIGITS = 8
export const PRODUCT_NUMBER_PREFIX = 'EX'

/** Longest values in characters: what the system of customer care takes, or less. */
export const CASE_LENGTHS = {
  contactName: 80,
  companyName: 80,
  customerEmail: 80,
  phoneNumber: 40,
  subject: 200,
  description: 5000,
  productNumber: PRODUCT_NUMBER_PREFIX.length + PRODUCT_NUMBER_DIGITS,
  orderNumber: 30,
  invoiceNumber: 30,
  vatId: 20,
  quantity: 6,
} as const

/** Fields that a shopper fills in, in the order of the form. */
export type CaseField = keyof typeof CASE_LENGTHS

/** What a shopper typed, all of it texts; a field that the subreason does not need is not looked at. */
export type CaseFields = Readonly<Partial<Record<CaseField, string>>>

/** What is wrong with a field; the words for it are messages of the page. */
export type CaseRule = 'required' | 'max' | 'plain' | 'email' | 'phone' | 'product-number' | 'quantity' | 'min'

export interface CaseProblem {
  readonly field: CaseField
  readonly rule: CaseRule
}

/** A question to customer care, complete and checked: the fields that its subreason needs and no others. */
export interface SupportCase {
  readonly reason: SupportReason
  readonly subreason: SupportSubreason
  readonly contactName: string
  readonly companyName?: string
  readonly customerEmail: string
  readonly subject: string
  readonly description: string
  readonly productNumber?: string
  readonly orderNumber?: string
  readonly invoiceNumber?: string
  readonly vatId?: string
  readonly quantity?: number
  readonly phoneNumber?: string
}

const MIN_VAT_ID = 2
/** Shown where the subreason asks for them, and never demanded (FORM-17, FORM-18). */
const OPTIONAL: readonly CaseField[] = ['companyName', 'vatId', 'quantity']

/** The fields of a subreason, in the order of the form: what the case is about, who asks, what they ask. */
export function caseFieldsOf(subreason: SupportSubreason): readonly CaseField[] {
  const { fields } = needsOf(subreason)
  const about = fields.filter(field => field !== 'vatId' && field !== 'phoneNumber')
  const person = fields.filter(field => field === 'vatId' || field === 'phoneNumber')
  return [...about, 'contactName', 'companyName', ...person, 'customerEmail', 'subject', 'description']
}

/** Whether a field may stay empty. */
export function isOptionalCaseField(field: CaseField): boolean {
  return OPTIONAL.includes(field)
}

/** Digits alone, cut to a number's length: what a product number is while it is typed, with or without its letters (FORM-20). */
export function productDigitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, PRODUCT_NUMBER_DIGITS)
}

/** What keeps a case from being sent, in the order of the form; page and server apply this one rule (FORM-15, FORM-16). */
export function caseProblems(subreason: SupportSubreason, fields: CaseFields): CaseProblem[] {
  return caseFieldsOf(subreason).flatMap(field => {
    const rule = brokenRule(field, textOf(fields, field))
    return rule ? [{ field, rule }] : []
  })
}

function brokenRule(field: CaseField, text: string): CaseRule | undefined {
  if (text === '') return isOptionalCaseField(field) ? undefined : 'required'
  if (field === 'productNumber') return productDigitsOf(text).length === PRODUCT_NUMBER_DIGITS ? undefined : 'product-number'
  if (text.length > CASE_LENGTHS[field]) return 'max'
  switch (field) {
    case 'customerEmail':
      return isEmail(text) ? undefined : 'email'
    case 'phoneNumber':
      return isPhone(text) ? undefined : 'phone'
    case 'quantity':
      return /^[1-9]\d*$/.test(text) ? undefined : 'quantity'
    case 'vatId':
      return text.length < MIN_VAT_ID ? 'min' : plainRule(text)
    case 'description':
      return undefined
    default:
      return plainRule(text)
  }
}

function plainRule(text: string): CaseRule | undefined {
  return isPlainLine(text) ? undefined : 'plain'
}

/** The case of what was typed; undefined while something is wrong with it. */
export function supportCaseOf(reason: string, subreason: string, fields: CaseFields): SupportCase | undefined {
  if (!isSupportReason(reason) || !isSubreasonOf(reason, subreason)) return undefined
  if (caseProblems(subreason, fields).length > 0) return undefined
  const asked = caseFieldsOf(subreason)
  const given = (field: CaseField) => (asked.includes(field) && textOf(fields, field)) || undefined
  const productNumber = given('productNumber')
  const quantity = given('quantity')
  const details = {
    companyName: given('companyName'),
    productNumber: productNumber && `${PRODUCT_NUMBER_PREFIX}${productDigitsOf(productNumber)}`,
    orderNumber: given('orderNumber'),
    invoiceNumber: given('invoiceNumber'),
    vatId: given('vatId'),
    phoneNumber: given('phoneNumber'),
  }
  return {
    reason,
    subreason,
    contactName: textOf(fields, 'contactName'),
    customerEmail: textOf(fields, 'customerEmail'),
    subject: textOf(fields, 'subject'),
    description: textOf(fields, 'description'),
    ...withoutEmpty(details),
    ...(quantity ? { quantity: Number(quantity) } : {}),
  }
}

function withoutEmpty<Key extends string>(texts: Readonly<Record<Key, string | undefined>>): Partial<Record<Key, string>> {
  const filled: Partial<Record<Key, string>> = {}
  for (const key in texts) if (texts[key]) filled[key] = texts[key]
  return filled
}

/** Without what surrounds it, and without characters that no one types: a form sends line breaks of two. */
function textOf(fields: CaseFields, field: CaseField): string {
  const text = (fields[field] ?? '').toWellFormed().trim()
  return field === 'description' ? text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '') : text
}
