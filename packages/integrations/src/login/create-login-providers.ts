import type { LoginStrategy } from '@shop/domain/login'
import { createFacebookLogin, type FacebookSettings } from './facebook-login.ts'
import { createGoogleLogin, type GoogleSettings } from './google-login.ts'
import type { LoginProvider } from './login-provider.ts'

/** The shop at each provider. */
export interface LoginSettings {
  readonly facebook: FacebookSettings
  readonly google: GoogleSettings
}

/** Every strategy with its provider. */
export type LoginProviders = Readonly<Record<LoginStrategy, LoginProvider>>

/** The providers people may sign in with (AUTH-13). Nothing connects before the first question. */
export function createLoginProviders(settings: LoginSettings, limits?: { readonly totalTimeoutMs?: number }): LoginProviders {
  return { facebook: createFacebookLogin(settings.facebook, limits), google: createGoogleLogin(settings.google, limits) }
}
