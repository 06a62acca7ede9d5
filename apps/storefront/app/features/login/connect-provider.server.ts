import { OperationError } from '@shop/contract'
import { PROVIDER_NAMES } from '@shop/domain/login'
import type { Translate } from '@shop/i18n'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { credentialsProblems, emailProblems, lineOf, passwordOf } from './login-form-data.ts'
import { loginRefusalOf, type RefusedLoginForm } from './login-refusal.server.ts'
import { enter } from './provider-sign-in.server.ts'
import type { SignInMemory } from './sign-in-memory.server.ts'

/** What the page says that asks for what a provider did not tell. */
export interface ConnectWords {
  readonly title: string
  readonly text: string
  readonly button: string
}

export function connectWords(t: Translate, { provider: strategy, missing, email = '' }: SignInMemory): ConnectWords {
  const provider = PROVIDER_NAMES[strategy]
  const title = t('signIn.linkTitle', { provider })
  if (missing === 'password-needed')
    return { title, text: t('signIn.linkText', { email, provider }), button: t('signIn.connect') }
  return { title: t('checkout.email'), text: t('signIn.emailText', { provider }), button: t('login.sendLink') }
}

/** A form that was not taken, one whose mail is on its way, or where someone goes on who is signed in. */
type ConnectAnswer =
  | { readonly refused: RefusedLoginForm<{ readonly email: string }>; readonly isSent?: undefined }
  | { readonly isSent: true; readonly refused?: undefined }
  | { readonly target: string }

/** Takes what a provider did not tell: the password of the account with its e-mail address, or an address to prove. */
export async function connectProvider(shop: ShopRequest, memory: SignInMemory, form: FormData): Promise<ConnectAnswer> {
  const isPassword = memory.missing === 'password-needed'
  const password = passwordOf(form)
  const typed = { email: isPassword ? (memory.email ?? '') : lineOf(form, 'email') }
  const problems = isPassword ? credentialsProblems({ ...typed, password }) : emailProblems(typed.email)
  if (problems.length > 0) return { refused: { typed, problems } }
  const identity = memory.sealed ?? ''
  try {
    if (isPassword) {
      await shop.client.call('linkProviderAccount', { identity, password })
      return { target: await enter(shop, memory.form) }
    }
    await shop.client.call('proveProviderEmail', { identity, email: typed.email, locale: shop.locale })
    return { isSent: true }
  } catch (error) {
    const isWrong = error instanceof OperationError && error.has('InvalidCredentials')
    return { refused: { typed, problems: [], refusal: isWrong ? 'login.failed' : loginRefusalOf(error) } }
  }
}
