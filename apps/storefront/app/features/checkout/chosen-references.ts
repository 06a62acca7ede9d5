import type { Address } from '@shop/domain/address'
import { BUYER_REFERENCES, type BuyerReference, cleanReference, referenceProblem } from '@shop/domain/buyer-reference'
import type { Translate } from '@shop/i18n'

/** The references of a buyer as typed. */
export type ReferenceTexts = Readonly<Record<BuyerReference, string>>

/** What is wrong with a reference; `field` is its name and id in the form. */
export interface ReferenceProblem {
  readonly field: BuyerReference
  readonly reference: BuyerReference
  readonly rule: 'max' | 'plain'
}

/** What the fields of references say, which comes with the data of their page. */
export interface ReferenceWords {
  readonly labels: Readonly<Record<BuyerReference, string>>
  readonly hint: string
}

/** References that a form stands for, cleaned, and what is wrong with them: only a company has some, whatever was typed. */
export function chosenReferences(typed: ReferenceTexts, billing: Address | undefined) {
  const isCompany = Boolean(billing?.company)
  const texts = Object.fromEntries(BUYER_REFERENCES.map(name => [name, isCompany ? cleanReference(typed[name]) : '']))
  const references = texts as Record<BuyerReference, string>
  const problems = BUYER_REFERENCES.flatMap((name): ReferenceProblem[] => {
    const rule = referenceProblem(references[name])
    return rule ? [{ field: name, reference: name, rule }] : []
  })
  return { references, problems }
}

/** What is wrong with a reference, with how to correct it. */
export function referenceProblemText(t: Translate, { labels }: ReferenceWords, { reference, rule }: ReferenceProblem): string {
  return t(rule === 'max' ? 'checkout.errorMax' : 'checkout.errorLink', { field: labels[reference] })
}
