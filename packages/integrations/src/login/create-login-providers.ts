import type { LoginStrategy } from '@shop/domain/login'
import { createFacebookLogin, type FacebookSettings } from './facebook-login.ts'
import { createGoogleLogin } from './google-login.ts'
import type { GoogleSettings } from './google-settings.ts'
import type { LoginProvider } from './login-provider.ts'

/** The shop at each provider; undefined at one where it is not known, which then is not offered. */
export interface LoginSettings {
  readonly facebook: FacebookSettings | undefined
  readonly google: GoogleSettings | undefined
}

/** The strategies that are offered, with their providers. */
export type LoginProviders = Readonly<Partial<Record<LoginStrategy, LoginProvider>>>

/** The providers people may sign in with (AUTH-13). Nothing connects before the first question. */
export function createLoginProviders(settings: LoginSettings, limits?: { readonly totalTimeoutMs?: number }): LoginProviders {
  const { facebook, google } = settings
  return {
    ...(google ? { google: createGoogleLogin(google, limits) } : {}),
    ...(facebook ? { facebook: createFacebookLogin(facebook, limits) } : {}),
  }
}
