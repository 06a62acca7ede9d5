import type { LoginSettings } from '@shop/integrations/login'
import type { MapsSettings } from '@shop/integrations/maps'
import type { PaymentSettings } from '@shop/integrations/payment'
import type { RecommendationSettings } from '@shop/integrations/recommendation'
import type { SupportFormSettings } from '@shop/integrations/support-form'
import type { TrackingSettings } from '@shop/integrations/tracking'
import type { VatSettings } from '@shop/integrations/vat'
import { createOutsideReader } from './outside-reader.ts'
import { readRecommendationSettings, readTrackingSettings } from './read-engagement-settings.ts'
import { readLoginSettings } from './read-login-settings.ts'
import { readPaymentSettings } from './read-payment-settings.ts'
import { readSupportFormSettings } from './read-support-form-settings.ts'
import { readVatSettings } from './read-vat-settings.ts'

/** The shop at every service of somebody else that the middleware talks to (API-52). */
export interface OutsideSettings extends VatSettings, MapsSettings {
  readonly login: LoginSettings
  // No operation calls these yet: in production they are undefined until their URL is given.
  readonly payment: PaymentSettings | undefined
  readonly recommendation: RecommendationSettings | undefined
  readonly supportForm: SupportFormSettings | undefined
  readonly tracking: TrackingSettings | undefined
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
    payment: outside.ifGiven(env.PAYMENT_URL, () => readPaymentSettings(env, outside)),
    recommendation: outside.ifGiven(env.RECOMMENDATION_URL, () => readRecommendationSettings(env, outside)),
    supportForm: outside.ifGiven(env.SUPPORT_FORM_URL, () => readSupportFormSettings(env, outside, problems)),
    tracking: outside.ifGiven(env.TRACKING_URL, () => readTrackingSettings(env, outside)),
  }
}
