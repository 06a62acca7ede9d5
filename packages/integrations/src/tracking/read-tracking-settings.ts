import type { UpstreamSettingsReader } from '../settings/index.ts'
import type { TrackingSettings } from './tracker.ts'

/** What the stand-in knows the shop's project and its token as. */
const LOCAL = 'anvil-local'

/** The shop at the service that is told what visitors do; in production undefined unless its URL is given. */
export function readTrackingSettings(env: NodeJS.ProcessEnv, upstream: UpstreamSettingsReader): TrackingSettings | undefined {
  return upstream.ifGiven(env.TRACKING_URL, () => ({
    url: upstream.url('TRACKING_URL', env.TRACKING_URL, ''),
    project: upstream.key('TRACKING_PROJECT', env.TRACKING_PROJECT, LOCAL),
    token: upstream.key('TRACKING_TOKEN', env.TRACKING_TOKEN, LOCAL),
  }))
}
