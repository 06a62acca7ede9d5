import type { Consent } from '@shop/domain/cookie'
import type { DataLayerEvent } from './data-layer-events.ts'

declare global {
  interface Window {
    /** What a tag manager reads. There once a visitor has consented, and not before. */
    dataLayer?: unknown[]
  }
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
  wait_for_update: 500,
}

/** A consent as Consent Mode v2 names it. */
function consentModeOf({ preferences, statistics, marketing }: Consent): Readonly<Record<string, 'granted' | 'denied'>> {
  const of = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')
  return {
    ad_storage: of(marketing),
    ad_user_data: of(marketing),
    ad_personalization: of(marketing),
    analytics_storage: of(statistics),
    functionality_storage: of(preferences),
    personalization_storage: of(preferences),
  }
}

/**
 * Opens the data layer with the defaults of Consent Mode, which deny everything, then the consent, and only then loads the
 * container. Called again it says the consent again.
 */
export function openDataLayer(consent: Consent, script: string): void {
  if (!window.dataLayer) {
    window.dataLayer = []
    command('consent', 'default', DENIED)
    command('set', 'ads_data_redaction', true)
    command('set', 'url_passthrough', false)
    updateConsentMode(consent)
    loadContainer(script)
  } else updateConsentMode(consent)
}

/** Tells the data layer of another consent, where there is one. */
export function updateConsentMode(consent: Consent): void {
  command('consent', 'update', consentModeOf(consent))
}

/** Adds an event; what the one before said of products no longer holds. */
export function pushEvent(event: DataLayerEvent): void {
  if (event.ecommerce) window.dataLayer?.push({ ecommerce: null })
  window.dataLayer?.push(event)
}

// A tag manager tells commands from events by their form: the `arguments` of a function, never a list.
const command: (...parts: readonly unknown[]) => void = function () {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

function loadContainer(source: string): void {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.src = source
  script.async = true
  document.head.append(script)
}
