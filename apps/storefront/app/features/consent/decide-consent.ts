import { createBrowserTransport, createShopClient } from '@shop/contract'
import type { Consent, CookieQuestion } from '@shop/domain/cookie'
import type { Locale } from '@shop/domain/market'
import { storeConsent } from '../../browser/consent.ts'
import { clientSideDomain } from '../../browser/environment.ts'
import { browserIdOf } from '../../request/consent-cookies.ts'

/**
 * Keeps a decision in this browser, where it holds at once, and has the shop keep it as a proof. Never rejects: it holds in the
 * browser whether the shop could keep it or not. Without a question it is what the browser says by itself.
 */
export async function decideConsent(choices: Consent, locale: Locale, question?: CookieQuestion): Promise<void> {
  // Before it is removed with what is refused: nothing more of it is told.
  const browserId = browserIdOf(document.cookie)
  const { id, version, hasPrivacySignal } = storeConsent(choices)
  const client = createShopClient(createBrowserTransport('/api'), { host: clientSideDomain() })
  const tracked = browserId ? { browserId } : {}
  const signal = hasPrivacySignal ? { hasPrivacySignal } : {}
  const shown = question ? { question } : {}
  await client.call('recordConsent', { id, version, choices, locale, ...shown, ...signal, ...tracked }).catch(() => undefined)
}
