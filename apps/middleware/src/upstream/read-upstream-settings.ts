import type { LoginSettings } from '@shop/integrations/login'
import type { MapsSettings, PlaceSettings } from '@shop/integrations/maps'
import { type PaymentSettings, readPaymentSettings } from '@shop/integrations/payment'
import type { RecommendationSettings } from '@shop/integrations/recommendation'
import { createUpstreamSettingsReader } from '@shop/integrations/settings'
import { readTrackingSettings, type TrackingSettings } from '@shop/integrations/tracking'
import type { VatSettings } from '@shop/integrations/vat'
import { readRecommendationSettings } from './read-engagement-settings.ts'
import { readLoginSettings } from './read-login-settings.ts'
import { readVatSettings } from './read-vat-settings.ts'

/** The shop's accounts at every upstream service that the middleware calls (API-52). */
export interface UpstreamSettings extends VatSettings, MapsSettings, PlaceSettings {
  readonly login: LoginSettings
  readonly payment: PaymentSettings
  /** Another company's service that recommends products; undefined where the shop does so itself. */
  readonly recommendation: RecommendationSettings | undefined
  /** Undefined where no service outside is told what visitors do. */
  readonly tracking: TrackingSettings | undefined
}

/**
 * Where services are and what the shop is there. By default stand-ins take their place, with `DEPLOYMENT=production`
 * none does. Adds to `problems` what cannot be used.
 */
export function readUpstreamSettings(env: NodeJS.ProcessEnv, problems: string[]): UpstreamSettings {
  const upstream = createUpstreamSettingsReader(env, problems)
  return {
    ...readVatSettings(env, upstream, problems),
    mapsUrl: upstream.url('MAPS_URL', env.MAPS_URL, ''),
    placesUrl: upstream.url('PLACES_URL', env.PLACES_URL, ''),
    mapsApiKey: upstream.key('MAPS_API_KEY', env.MAPS_API_KEY, 'local'),
    login: readLoginSettings(env, upstream, problems),
    payment: readPaymentSettings(env, upstream),
    recommendation: env.RECOMMENDATION_URL ? readRecommendationSettings(env, upstream, problems) : undefined,
    tracking: readTrackingSettings(env, upstream),
  }
}
