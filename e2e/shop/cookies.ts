import type { BrowserContext, Response } from '@playwright/test'
import { CONSENT_COOKIE, CONSENT_VERSION, type Consent, consentOf } from '@shop/domain/cookie'
import { isSampled } from '@shop/domain/monitoring'
import type { MarketVisit } from './market-visit.ts'

/** The cookies that say where a visitor shops. */
export const LOCALE_COOKIES = ['vsf-country', 'vsf-currency', 'vsf-locale', 'vsf-store']

/** The locale cookies of a browser, by name. */
export async function localeCookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = (await context.cookies()).filter(({ name }) => LOCALE_COOKIES.includes(name))
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

/** The `Set-Cookie` headers of a response to a page of the browser. */
export async function setCookiesOf(response: Response | null) {
  return setCookiesIn((await response?.headersArray()) ?? [])
}

/** Of the headers of an answer those that set cookies. */
export function setCookiesIn<Header extends { readonly name: string }>(headers: readonly Header[]): Header[] {
  return headers.filter(({ name }) => name.toLowerCase() === 'set-cookie')
}

/**
 * Has a browser hold a consent, as if its visitor had given it before, under a number; to everything where nothing is said, by a
 * visitor who is not of the sample that is measured.
 */
export async function consentBefore(
  { context, address }: MarketVisit,
  choices: Consent = consentOf(() => true),
  id: string = decisionNumber({ isSampled: false }),
): Promise<void> {
  const decision = { id, version: CONSENT_VERSION, ts: new Date().toISOString(), choices }
  await context.addCookies([{ name: CONSENT_COOKIE.name, value: encodeURIComponent(JSON.stringify(decision)), url: address() }])
}

/** A number of a decision whose visits of today and tomorrow are of the sample that is measured, or are not (TRACK-14). */
export function decisionNumber(wanted: { readonly isSampled: boolean }): string {
  const days = [0, 1].map(ahead => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10))
  for (;;) {
    const id = crypto.randomUUID()
    if (days.every(day => isSampled(`${id} ${day}`) === wanted.isSampled)) return id
  }
}
