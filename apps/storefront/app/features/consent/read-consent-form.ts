import { type Consent, consentOf } from '@shop/domain/cookie'

/** Field of the form of a consent: `all`, `none`, or what is chosen of each category. */
export const CHOICE_FIELD = 'choice'

/** What a form of the consent chooses. */
export function readConsentForm(form: FormData): Consent {
  const choice = form.get(CHOICE_FIELD)
  return consentOf(category => choice === 'all' || (choice !== 'none' && form.get(category) === 'true'))
}
