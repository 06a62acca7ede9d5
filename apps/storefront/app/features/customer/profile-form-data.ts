import { isPlainLine } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import type { Translate } from '@shop/i18n'
import { fieldText } from '../../forms/address-texts.ts'

const FIELDS = ['firstName', 'lastName', 'vatId'] as const
type ProfileField = (typeof FIELDS)[number]

/** The profile as typed. */
export type ProfileTexts = Readonly<Record<ProfileField, string>>

/** A problem of a field of the profile. */
export interface ProfileProblem {
  readonly field: ProfileField
  readonly rule: 'required' | 'max' | 'plain'
}

const MAX_LENGTHS: Readonly<Record<ProfileField, number>> = {
  firstName: 80,
  lastName: 80,
  vatId: 40,
}

/** Reads the submitted form without validating it; missing fields are empty. */
export function readProfileForm(form: FormData): ProfileTexts {
  const [firstName = '', lastName = '', vatId = ''] = FIELDS.map(name => fieldText(form, name).replace(/\s+/g, ' '))
  return { firstName, lastName, vatId }
}

/** The profile as it is stored. */
export function profileOf({ firstName, lastName, vatId = '' }: Customer): ProfileTexts {
  return { firstName, lastName, vatId }
}

/** Problems of a typed profile in the order of the form (ACC-16). A VAT id may be missing. */
export function profileProblems(texts: ProfileTexts): ProfileProblem[] {
  return FIELDS.flatMap((field): ProfileProblem[] => {
    const value = texts[field]
    if (value === '') return field === 'vatId' ? [] : [{ field, rule: 'required' }]
    if (value.length > MAX_LENGTHS[field]) return [{ field, rule: 'max' }]
    return isPlainLine(value) ? [] : [{ field, rule: 'plain' }]
  })
}

/** The message of a problem. */
export function profileProblemText(t: Translate, { field, rule }: ProfileProblem): string {
  const names = {
    firstName: 'checkout.firstName',
    lastName: 'checkout.lastName',
    vatId: 'checkout.vatNumber',
  } as const
  switch (rule) {
    case 'required':
      return t('checkout.errorRequired', { field: t(names[field]) })
    case 'max':
      return t('checkout.errorMax', { field: t(names[field]) })
    case 'plain':
      return t('checkout.errorLink', { field: t(names[field]) })
  }
}
