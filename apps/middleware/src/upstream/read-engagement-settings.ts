import type { RecommendationSettings } from '@shop/integrations/recommendation'
import type { UpstreamSettingsReader } from '@shop/integrations/settings'

/** What the stand-in knows the shop's project and its token as. */
const LOCAL = 'anvil-local'

/** The shop at the service that recommends products. */
export function readRecommendationSettings(env: NodeJS.ProcessEnv, upstream: UpstreamSettingsReader): RecommendationSettings {
  return {
    url: upstream.url('RECOMMENDATION_URL', env.RECOMMENDATION_URL, ''),
    project: upstream.key('RECOMMENDATION_PROJECT', env.RECOMMENDATION_PROJECT, LOCAL),
    token: upstream.key('RECOMMENDATION_TOKEN', env.RECOMMENDATION_TOKEN, LOCAL),
  }
}
