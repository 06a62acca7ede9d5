import type { LoginSettings } from '@shop/integrations/login'

/** What the stand-in of the providers knows the shop as. */
const LOCAL = {
  appId: '100200300400500',
  appSecret: 'anvil-local-app-secret',
  clientId: 'anvil-local.apps.googleusercontent.example',
}

/**
 * The shop at the login providers: each is the stand-in at an address until the shop is given an id there. Adds to
 * `problems` what cannot be used.
 */
export function readLoginSettings(env: NodeJS.ProcessEnv, standins: string, problems: string[]): LoginSettings {
  if (!env.FACEBOOK_APP_ID !== !env.FACEBOOK_APP_SECRET)
    problems.push('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET are only of use together')
  const url = (name: string, fallback: string) => readHttpUrl(name, env[name] || fallback, problems)
  return {
    facebook: {
      appId: env.FACEBOOK_APP_ID || LOCAL.appId,
      appSecret: env.FACEBOOK_APP_SECRET || LOCAL.appSecret,
      graphUrl: url(
        'FACEBOOK_GRAPH_URL',
        env.FACEBOOK_APP_ID ? 'https://graph.facebook.com/v25.0' : `${standins}/facebook/v25.0`,
      ),
    },
    google: {
      clientId: env.GOOGLE_CLIENT_ID || LOCAL.clientId,
      tokenUrl: url('GOOGLE_TOKEN_URL', env.GOOGLE_CLIENT_ID ? 'https://oauth2.googleapis.com' : `${standins}/google`),
      profileUrl: url(
        'GOOGLE_PROFILE_URL',
        env.GOOGLE_CLIENT_ID ? 'https://openidconnect.googleapis.com/v1' : `${standins}/google/v1`,
      ),
    },
  }
}

function readHttpUrl(name: string, text: string, problems: string[]): string {
  // An address may hold a password, so it is not repeated.
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) problems.push(`${name} is not an http:// or https:// address`)
  return text
}
