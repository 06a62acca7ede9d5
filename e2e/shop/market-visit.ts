import type { APIRequestContext, BrowserContext, Page, Response } from '@playwright/test'
import { readPage } from '@shop/content'
import { HOME_SLUG } from '@shop/domain/content'
import { type CountryCode, defaultLanguageOf, type Language, localeOf, type Market, marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { createTranslate, type Translate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { formatMoney, formatPercent } from '@shop/i18n/format'

/** A browser window in the shop of one market, with the words and figures that shop uses. */
export interface MarketVisit {
  readonly page: Page
  readonly context: BrowserContext
  readonly market: Market
  readonly language: Language
  /** The heading of the home page, as editors wrote it for the language. */
  readonly homeTitle: string
  /** Text of a message in the locale of the visit. */
  readonly t: Translate
  /** An amount of the market's currency, given in minor units, as the shop writes it. */
  money(centAmount: number): string
  /** A rate given as a fraction, as the shop writes it. */
  percent(rate: number): string
  /** Address of a path of this shop; the path carries no language prefix. */
  address(path?: string): string
  /** Goes to a path of this shop and waits until its scripts run, so that controls do what they do for a shopper who looks first. */
  open(path?: string): Promise<Response | null>
  /** Result of an operation as this market answers it to a visitor without a session. */
  ask(operation: string, parameters: object, customQuery?: string): Promise<unknown>
}

interface VisitOptions {
  readonly context: BrowserContext
  readonly request: APIRequestContext
  readonly port: string
  readonly country: CountryCode
  readonly language: Language | undefined
  readonly hasScripts: boolean
}

/** Host under which a market answers on this machine. */
function localHostOf(country: CountryCode): string {
  return `${marketOf(country).domainEndings[0]}.localhost`
}

/** Opens a window in a market, in its default language unless told otherwise. Loads nothing yet. */
export async function visitMarket({ context, request, port, country, language, hasScripts }: VisitOptions): Promise<MarketVisit> {
  const market = marketOf(country)
  const spoken = language ?? defaultLanguageOf(market)
  const locale = localeOf(market, spoken)
  const host = `${localHostOf(country)}:${port}`
  const prefix = spoken === defaultLanguageOf(market) ? '' : `/${spoken}`
  const address = (path = '/') => `http://${host}${prefix}${path}`
  const page = await context.newPage()
  return {
    page,
    context,
    market,
    language: spoken,
    homeTitle: readPage(HOME_SLUG, locale)?.blocks.find(block => block.type === 'hero')?.title ?? '',
    t: createTranslate(locale, await loadMessages(locale)),
    money: centAmount => formatMoney(moneyOf(market.currency, centAmount), locale),
    percent: rate => formatPercent(rate, locale),
    address,
    async open(path) {
      const response = await page.goto(address(path))
      if (hasScripts) await untilAlive(page)
      return response
    },
    async ask(operation, parameters, customQuery) {
      // By number and header: not every system resolves names below localhost.
      const response = await request.post(`http://127.0.0.1:${port}/api/new-ct/${operation}`, {
        headers: { host },
        data: customQuery ? [parameters, customQuery] : [parameters],
      })
      if (!response.ok()) throw new Error(`${operation} answered ${response.status()}: ${await response.text()}`)
      return ((await response.json()) as { data: unknown }).data
    },
  }
}

/** Shows the page a sign of a person, for which its scripts wait, and waits until they run. */
export async function untilAlive(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForFunction(areControlsAlive)
}

/** Whether React has taken over every control but those of outside services and of fragments, which it never does; runs in the browser. */
function areControlsAlive(): boolean {
  const controls = [
    ...document.querySelectorAll(':is(a, form, button, input, select):not([data-outside-content] *, [data-fragment] *)'),
  ]
  return controls.length > 0 && controls.every(control => Object.keys(control).some(key => key.startsWith('__reactProps')))
}
