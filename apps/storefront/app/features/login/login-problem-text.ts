import { MIN_PASSWORD_LENGTH } from '@shop/domain/customer'
import type { MessageKey, Translate } from '@shop/i18n'
import type { LoginField, LoginProblem } from './login-form-data.ts'

const FIELD_NAMES = {
  firstName: 'checkout.firstName',
  lastName: 'checkout.lastName',
  vatNumber: 'checkout.vatNumber',
  email: 'checkout.email',
  password: 'login.password',
} as const satisfies Record<LoginField, MessageKey>

/** What is wrong with a field, in words that say how to put it right. */
export function loginProblemText(t: Translate, { field, rule }: LoginProblem): string {
  switch (rule) {
    case 'required':
      return t('checkout.errorRequired', { field: t(FIELD_NAMES[field]) })
    case 'max':
      return t('checkout.errorMax', { field: t(FIELD_NAMES[field]) })
    case 'plain':
      return t('checkout.errorLink', { field: t(FIELD_NAMES[field]) })
    case 'email':
      return t('checkout.errorEmail')
    case 'taken':
      return t('login.registrationFailed')
    case 'letter-and-number':
      return t('account.errorLetterAndNumber')
    case 'too-short':
      return t('account.errorPasswordShort', { min: MIN_PASSWORD_LENGTH })
    case 'too-common':
      return t('account.errorPasswordCommon')
  }
}
