import type { BrowserContext, Response } from '@playwright/test'

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
