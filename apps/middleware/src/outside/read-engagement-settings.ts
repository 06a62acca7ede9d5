import type { RecommendationSettings } from '@shop/integrations/recommendation'
import type { TrackingSettings } from '@shop/integrations/tracking'
import type { OutsideReader } from './outside-reader.ts'

/** What the stand-in knows the shop's project and its token as. */
const LOCAL = 'anvil-local'

/** The shop at the service that recommends products. */
export function readRecommendationSettings(env: NodeJS.ProcessEnv, outside: OutsideReader): RecommendationSettings {
  return {
    url: outside.url('RECOMMENDATION_URL', env.RECOMMENDATION_URL, ''),
    project: outside.key('RECOMMENDATION_PROJECT', env.RECOMMENDATION_PROJECT, LOCAL),
    token: outside.key('RECOMMENDATION_TOKEN', env.RECOMMENDATION_TOKEN, LOCAL),
  }
}

/** The shop at the service that is told what visitors do. */
export function readTrackingSettings(env: NodeJS.ProcessEnv, outside: OutsideReader): TrackingSettings {
  return {
    url: outside.url('TRACKING_URL', env.TRACKING_URL, ''),
    project: outside.key('TRACKING_PROJECT', env.TRACKING_PROJECT, LOCAL),
    token: outside.key('TRACKING_TOKEN', env.TRACKING_TOKEN, LOCAL),
  }
}
