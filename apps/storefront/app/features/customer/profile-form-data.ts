import { isEmail } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import type { Translate } from '@shop/i18n'
import { fieldText } from '../../shop/address-texts.ts'

const FIELDS = ['firstName', 'lastName', 'email', 'vatId'] as const
type ProfileField = (typeof FIELDS)[number]

/** The profile as typed. */
export type ProfileTexts = Readonly<Record<ProfileField, string>>

/** What is wrong with a field of the profile. */
export interface ProfileProblem {
  readonly field: ProfileField
  readonly rule: 'required' | 'max' | 'email' | 'taken'
}

const LONGEST: Readonly<Record<ProfileField, number>> = {
  firstName: 80,
  lastName: 80,
  email: 254,
  vatId: 40,
}

/** Reads the submitted form; missing fields are empty, nothing is judged. */
export function readProfileForm(form: FormData): ProfileTexts {
  const [firstName = '', lastName = '', email = '', vatId = ''] = FIELDS.map(name => fieldText(form, name).replace(/\s+/g, ' '))
  return { firstName, lastName, email, vatId }
}

/** The profile as it is stored. */
export function profileOf({ firstName, lastName, email, vatId = '' }: Customer): ProfileTexts {
  return { firstName, lastName, email, vatId }
}

/** Problems of a typed profile in the order of the form (ACC-16). A VAT id may be missing. */
export function profileProblems(texts: ProfileTexts): ProfileProblem[] {
  return FIELDS.flatMap((field): ProfileProblem[] => {
    const value = texts[field]
    if (value === '') return field === 'vatId' ? [] : [{ field, rule: 'required' }]
    if (value.length > LONGEST[field]) return [{ field, rule: 'max' }]
    return field === 'email' && !isEmail(value) ? [{ field, rule: 'email' }] : []
  })
}

/** What is wrong with a field, in words that say how to put it right. */
export function profileProblemText(t: Translate, { field, rule }: ProfileProblem): string {
  const names = {
    firstName: 'checkout.firstName',
    lastName: 'checkout.lastName',
    email: 'checkout.email',
    vatId: 'checkout.vatNumber',
  } as const
  switch (rule) {
    case 'required':
      return t('checkout.errorRequired', { field: t(names[field]) })
    case 'max':
      return t('checkout.errorMax', { field: t(names[field]) })
    case 'email':
      return t('checkout.errorEmail')
    case 'taken':
      return t('account.emailTaken')
  }
}
