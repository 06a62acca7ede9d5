import { defaultLanguageOf, type Language, localeOf, type Market, marketOfHost, originOf } from '@shop/domain/market'
import { createTranslate, type Translate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { createSiteHrefs, type SiteHrefs } from '../pages/site-hrefs.ts'

/** The site a request is for: its market and language, and what pages speak and link with. */
export interface Site {
  readonly market: Market
  readonly language: Language
  readonly locale: ReturnType<typeof localeOf>
  readonly t: Translate
  readonly hrefs: SiteHrefs
  /** Origin of the market's shop. */
  readonly shopOrigin: string
  /** Whether orders are shown already, so that the page offers to leave. */
  readonly isOpen: boolean
  /** ISO year of today, for the footer. */
  readonly year: number
}

/** Whether a host is one of the site's own: `orders.` before a production host, or before a local name. */
export function isOrdersHost(host: string): boolean {
  const bare = host.toLowerCase().replace(/:\d+$/, '')
  const { productionHost } = marketOfHost(bare)
  return bare === `orders.${productionHost}` || /^orders\.[a-z.]{2,6}\.localhost$/.test(bare)
}

/** The market of a host and the language of a path, which names one only where it is not the market's first. */
export function placeOf(
  host: string,
  path: string,
): { readonly market: Market; readonly language: Language; readonly path: string } {
  const market = marketOfHost(host)
  const [, first = '', ...rest] = path.split('/')
  const language = market.languages.find(spoken => spoken === first)
  if (!language || language === defaultLanguageOf(market)) return { market, language: defaultLanguageOf(market), path }
  return { market, language, path: `/${rest.join('/')}` }
}

const translators = new Map<string, Promise<Translate>>()

/** What pages of a market speak in a language. `localShopPort` is the shop's port where links lead to this machine. */
export async function openSite(
  { market, language }: { readonly market: Market; readonly language: Language },
  options: { readonly localShopPort: number | undefined; readonly isOpen: boolean; readonly now: Date },
): Promise<Site> {
  const locale = localeOf(market, language)
  let translating = translators.get(locale)
  if (!translating) {
    translating = loadMessages(locale).then(messages => createTranslate(locale, messages))
    translators.set(locale, translating)
  }
  const shopOrigin = originOf(market, options.localShopPort)
  return {
    market,
    language,
    locale,
    t: await translating,
    hrefs: createSiteHrefs(market, language, shopOrigin),
    shopOrigin,
    isOpen: options.isOpen,
    year: options.now.getUTCFullYear(),
  }
}
