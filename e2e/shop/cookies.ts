import type { BrowserContext, Response } from '@playwright/test'
import { CONSENT_COOKIE, CONSENT_VERSION, type Consent, consentOf } from '@shop/domain/cookie'
import type { MarketVisit } from './market-visit.ts'

/** The cookies that say where a visitor shops. */
export const LOCALE_COOKIES = ['vsf-country', 'vsf-currency', 'vsf-locale', 'vsf-store']

/** The locale cookies of a browser, by name. */
export async function localeCookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = (await context.cookies()).filter(({ name }) => LOCALE_COOKIES.includes(name))
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

/** The `Set-Cookie` headers of a response. */
export async function setCookiesOf(response: Response | null) {
  return (await response?.headersArray())?.filter(({ name }) => name.toLowerCase() === 'set-cookie') ?? []
}

/** Has a browser hold a consent, as if its visitor had given it before; to everything where nothing is said. */
export async function consentBefore({ context, address }: MarketVisit, choices: Consent = consentOf(() => true)): Promise<void> {
  const decision = { id: crypto.randomUUID(), version: CONSENT_VERSION, ts: new Date().toISOString(), choices }
  await context.addCookies([{ name: CONSENT_COOKIE.name, value: encodeURIComponent(JSON.stringify(decision)), url: address() }])
}
