import type { LoginSettings } from '@shop/integrations/login'
import type { UpstreamSettingsReader } from '@shop/integrations/settings'

/** What the stand-in of the providers knows the shop as. */
const LOCAL = {
  appId: '100200300400500',
  appSecret: 'anvil-local-app-secret',
  clientId: 'anvil-local.apps.googleusercontent.example',
  clientSecret: 'anvil-local-client-secret',
}

/** Version of the Graph that is asked. */
const GRAPH_VERSION = 'v25.0'

/**
 * The shop at the login providers: each is the stand-in until the shop is given an id there. In production a provider at which
 * the shop has none is not offered. Adds to `problems` what cannot be used.
 */
export function readLoginSettings(env: NodeJS.ProcessEnv, upstream: UpstreamSettingsReader, problems: string[]): LoginSettings {
  if (!env.FACEBOOK_APP_ID !== !env.FACEBOOK_APP_SECRET)
    problems.push('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET are only of use together')
  if (!env.GOOGLE_CLIENT_ID !== !env.GOOGLE_CLIENT_SECRET)
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are only of use together')
  // With an id of the shop's own it is the provider itself that is asked.
  const graph = env.FACEBOOK_APP_ID && `https://graph.facebook.com/${GRAPH_VERSION}`
  const dialog = env.FACEBOOK_APP_ID && `https://www.facebook.com/${GRAPH_VERSION}/dialog/oauth`
  const issuer = env.GOOGLE_CLIENT_ID && 'https://accounts.google.com'
  const token = env.GOOGLE_CLIENT_ID && 'https://oauth2.googleapis.com'
  const profile = env.GOOGLE_CLIENT_ID && 'https://openidconnect.googleapis.com/v1'
  return {
    facebook: upstream.ifGiven(env.FACEBOOK_APP_ID, () => ({
      appId: upstream.key('FACEBOOK_APP_ID', env.FACEBOOK_APP_ID, LOCAL.appId),
      appSecret: upstream.key('FACEBOOK_APP_SECRET', env.FACEBOOK_APP_SECRET, LOCAL.appSecret),
      graphUrl: upstream.url('FACEBOOK_GRAPH_URL', env.FACEBOOK_GRAPH_URL || graph, `/facebook/${GRAPH_VERSION}`),
      dialogUrl: upstream.url(
        'FACEBOOK_DIALOG_URL',
        env.FACEBOOK_DIALOG_URL || dialog,
        `/facebook/${GRAPH_VERSION}/dialog/oauth`,
      ),
    })),
    google: upstream.ifGiven(env.GOOGLE_CLIENT_ID, () => ({
      clientId: upstream.key('GOOGLE_CLIENT_ID', env.GOOGLE_CLIENT_ID, LOCAL.clientId),
      clientSecret: upstream.key('GOOGLE_CLIENT_SECRET', env.GOOGLE_CLIENT_SECRET, LOCAL.clientSecret),
      issuerUrl: upstream.url('GOOGLE_ISSUER_URL', env.GOOGLE_ISSUER_URL || issuer, '/google'),
      tokenUrl: upstream.url('GOOGLE_TOKEN_URL', env.GOOGLE_TOKEN_URL || token, '/google'),
      profileUrl: upstream.url('GOOGLE_PROFILE_URL', env.GOOGLE_PROFILE_URL || profile, '/google/v1'),
    })),
  }
}
