import { OperationError } from '@shop/contract'
import { isEmail } from '@shop/domain/address'
import { PRIVACY_REQUEST_KINDS, type PrivacyRequestKind } from '@shop/domain/privacy'
import type { Translate } from '@shop/i18n'
import { logError } from '../../request/log.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { KIND_FIELD, type PrivacyFormAnswer } from './privacy-answer.ts'

/** Has a guest mailed a link to a copy of their data, or to their erasure. What was typed comes back with what is wrong. */
export async function requestPrivacy(shop: ShopRequest, t: Translate, form: FormData): Promise<PrivacyFormAnswer> {
  const kind = kindOf(form) === 'export' ? 'export' : 'erasure'
  const email = textOf(form, 'email').trim()
  if (email === '') return { is: 'refused', why: 'required', kind, email }
  if (!isEmail(email)) return { is: 'refused', why: 'email', kind, email }
  return answerOf(shop, { kind, email }, t('privacy.sentText', { email }), () =>
    shop.client.call('requestPrivacy', { kind, email, locale: shop.locale }),
  )
}

/** Has the customer who is signed in mailed the same, or a link that closes the account. */
export async function requestOwnPrivacy(
  shop: ShopRequest,
  t: Translate,
  form: FormData,
  email: string,
): Promise<PrivacyFormAnswer> {
  const kind = kindOf(form)
  const currentPassword = textOf(form, `password-${kind}`)
  return answerOf(shop, { kind }, t('privacy.sentText', { email }), () =>
    shop.client.call('requestMyPrivacy', {
      kind,
      locale: shop.locale,
      ...(currentPassword === '' ? {} : { currentPassword: currentPassword.slice(0, 200) }),
    }),
  )
}

async function answerOf(
  { requestId }: ShopRequest,
  typed: { readonly kind: string; readonly email?: string },
  text: string,
  ask: () => Promise<unknown>,
): Promise<PrivacyFormAnswer> {
  try {
    await ask()
    return { is: 'sent', text }
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    const refused = { is: 'refused', ...typed } as const
    if (error.has('TooManyRequests')) return { ...refused, why: 'too-many' }
    if (error.has('InvalidCurrentPassword')) return { ...refused, why: 'wrong-password' }
    if (error.has('RequiredField')) return { ...refused, why: 'sign-in-again' }
    logError('A request about personal data was not taken', error, { requestId })
    return { ...refused, why: 'failed' }
  }
}

/** What the pressed button asks for; the one that takes nothing away where none is named. */
function kindOf(form: FormData): PrivacyRequestKind {
  const value = form.get(KIND_FIELD)
  return PRIVACY_REQUEST_KINDS.find(kind => kind === value) ?? 'export'
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
