import type { RecommendationSettings } from '@shop/integrations/recommendation'
import type { UpstreamSettingsReader } from '@shop/integrations/settings'
import type { TrackingSettings } from '@shop/integrations/tracking'

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

/** The shop at the service that is told what visitors do. */
export function readTrackingSettings(env: NodeJS.ProcessEnv, upstream: UpstreamSettingsReader): TrackingSettings {
  return {
    url: upstream.url('TRACKING_URL', env.TRACKING_URL, ''),
    project: upstream.key('TRACKING_PROJECT', env.TRACKING_PROJECT, LOCAL),
    token: upstream.key('TRACKING_TOKEN', env.TRACKING_TOKEN, LOCAL),
  }
}
