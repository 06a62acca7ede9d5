import { defaultLanguageOf, type Language, type Market } from '@shop/domain/market'

/** Narrows a list of orders. */
export interface ListQuery {
  readonly text?: string | undefined
  readonly state?: string | undefined
  /** From 1. */
  readonly page?: number | undefined
}

/** Links of the site, and from it into the shop; nothing else writes paths. */
export type SiteHrefs = ReturnType<typeof createSiteHrefs>

/** Link builders of a market in a language; a prefix names the language only where it is not the market's first. */
export function createSiteHrefs(market: Market, language: Language, shopOrigin: string) {
  const prefixOf = (spoken: Language) => (spoken === defaultLanguageOf(market) ? '' : `/${spoken}`)
  const prefix = prefixOf(language)
  const order = (orderNumber: string) => `${prefix}/orders/${orderNumber}`
  const shop = (path: string, parameters: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams(parameters).toString()
    return `${shopOrigin}${prefix}${path}${query ? `?${query}` : ''}`
  }
  return {
    entry: () => `${prefix}/`,
    /** The entry in another language of the market. */
    language: (spoken: Language) => `${prefixOf(spoken)}/`,
    code: (codeId: string) => `${prefix}/code?${new URLSearchParams({ request: codeId })}`,
    list: ({ text, state, page }: ListQuery = {}) => {
      const query = new URLSearchParams({
        ...(text ? { text } : {}),
        ...(state ? { state } : {}),
        ...(page && page > 1 ? { page: String(page) } : {}),
      }).toString()
      return `${prefix}/orders${query ? `?${query}` : ''}`
    },
    order,
    cancel: (orderNumber: string) => `${order(orderNumber)}/cancel`,
    return: (orderNumber: string) => `${order(orderNumber)}/return`,
    returnLabel: (orderNumber: string, returnNumber: string) => `${order(orderNumber)}/returns/${returnNumber}.pdf`,
    cancelReturn: (orderNumber: string, returnNumber: string) => `${order(orderNumber)}/returns/${returnNumber}/cancel`,
    document: (orderNumber: string, number: string, form: 'pdf' | 'xml') => `${order(orderNumber)}/documents/${number}.${form}`,
    leave: () => `${prefix}/leave`,
    shopHome: () => shop('/'),
    shopPage: (slug: string) => shop(`/${slug}/`),
    /** Signing in, which leads back to all orders of the customer. */
    signIn: () => shop('/login', { returnTo: `${prefix}/my-account/my-orders` }),
    payOrder: (payLink: string) => shop('/checkout/pay-order', { order: payLink }),
    withdrawal: (orderNumber: string) => shop('/withdrawal/', { order: orderNumber }),
    /** What is in an order as a list in the shop, which says what of it can be bought today. */
    buyAgain: (list: string) => shop('/quick-order/', { list }),
    contact: (orderNumber?: string) => shop('/contact/', orderNumber ? { order: orderNumber } : {}),
    picture: (path: string) => (path.startsWith('/') ? `${shopOrigin}${path}` : path),
    favicon: () => `${shopOrigin}/favicon.svg`,
  }
}
