import type { LoginSettings } from '@shop/integrations/login'
import type { MapsSettings } from '@shop/integrations/maps'
import type { PaymentSettings } from '@shop/integrations/payment'
import type { RecommendationSettings } from '@shop/integrations/recommendation'
import type { SearchSettings } from '@shop/integrations/search'
import type { SupportFormSettings } from '@shop/integrations/support-form'
import type { TrackingSettings } from '@shop/integrations/tracking'
import type { VatSettings } from '@shop/integrations/vat'
import { createOutsideReader } from './outside-reader.ts'
import { readRecommendationSettings, readTrackingSettings } from './read-engagement-settings.ts'
import { readLoginSettings } from './read-login-settings.ts'
import { readPaymentSettings } from './read-payment-settings.ts'
import { readSearchSettings } from './read-search-settings.ts'
import { readSupportFormSettings } from './read-support-form-settings.ts'
import { readVatSettings } from './read-vat-settings.ts'

/** The shop at every service of somebody else that the middleware talks to (API-52). */
export interface OutsideSettings extends VatSettings, MapsSettings {
  readonly login: LoginSettings
  readonly payment: PaymentSettings
  readonly recommendation: RecommendationSettings
  readonly search: SearchSettings
  readonly supportForm: SupportFormSettings
  readonly tracking: TrackingSettings
}

/**
 * Where services are and what the shop is there. By default stand-ins take their place, with `DEPLOYMENT=production`
 * none does. Adds to `problems` what cannot be used.
 */
export function readOutsideSettings(env: NodeJS.ProcessEnv, problems: string[]): OutsideSettings {
  const outside = createOutsideReader(env, problems)
  return {
    ...readVatSettings(env, outside, problems),
    mapsUrl: outside.url('MAPS_URL', env.MAPS_URL, ''),
    mapsApiKey: outside.key('MAPS_API_KEY', env.MAPS_API_KEY, 'local'),
    login: readLoginSettings(env, outside, problems),
    payment: readPaymentSettings(env, outside),
    recommendation: readRecommendationSettings(env, outside),
    search: readSearchSettings(env, outside),
    supportForm: readSupportFormSettings(env, outside, problems),
    tracking: readTrackingSettings(env, outside),
  }
}
