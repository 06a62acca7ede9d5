import type { LoginSettings } from '@shop/integrations/login'
import type { UpstreamSettingsReader } from '@shop/integrations/settings'

/** What the stand-in of the providers knows the shop as. */
const LOCAL = {
  appId: '100200300400500',
  appSecret: 'anvil-local-app-secret',
  clientId: 'anvil-local.apps.googleusercontent.example',
}

/**
 * The shop at the login providers: each is the stand-in until the shop is given an id there, and in production both are
 * given. Adds to `problems` what cannot be used.
 */
export function readLoginSettings(env: NodeJS.ProcessEnv, upstream: UpstreamSettingsReader, problems: string[]): LoginSettings {
  if (!env.FACEBOOK_APP_ID !== !env.FACEBOOK_APP_SECRET)
    problems.push('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET are only of use together')
  // With an id of the shop's own it is the provider itself that is asked.
  const graph = env.FACEBOOK_APP_ID && 'https://graph.facebook.com/v25.0'
  const token = env.GOOGLE_CLIENT_ID && 'https://oauth2.googleapis.com'
  const profile = env.GOOGLE_CLIENT_ID && 'https://openidconnect.googleapis.com/v1'
  return {
    facebook: {
      appId: upstream.key('FACEBOOK_APP_ID', env.FACEBOOK_APP_ID, LOCAL.appId),
      appSecret: upstream.key('FACEBOOK_APP_SECRET', env.FACEBOOK_APP_SECRET, LOCAL.appSecret),
      graphUrl: upstream.url('FACEBOOK_GRAPH_URL', env.FACEBOOK_GRAPH_URL || graph, '/facebook/v25.0'),
    },
    google: {
      clientId: upstream.key('GOOGLE_CLIENT_ID', env.GOOGLE_CLIENT_ID, LOCAL.clientId),
      tokenUrl: upstream.url('GOOGLE_TOKEN_URL', env.GOOGLE_TOKEN_URL || token, '/google'),
      profileUrl: upstream.url('GOOGLE_PROFILE_URL', env.GOOGLE_PROFILE_URL || profile, '/google/v1'),
    },
  }
}
