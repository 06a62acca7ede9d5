import type { Market } from '@shop/domain/market'
import { COMPANY, RETURN_DAYS, SHOP_NAME } from '@shop/domain/store'
import { type JsonLd, SCHEMA } from './json-ld.ts'

/** How long a market takes goods back; parcels are sent at the buyer's cost, freight is collected (page on returns). */
export function returnPolicyData({ country }: Market, isFreight: boolean): JsonLd {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: RETURN_DAYS,
    returnMethod: `${SCHEMA}/ReturnByMail`,
    returnFees: `${SCHEMA}/${isFreight ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  }
}

/** What the home page tells of the shop; addresses are whole ones. */
export interface ShopIdentity {
  readonly market: Market
  readonly homeUrl: string
  readonly logoUrl: string
  /** Address of the search with `{search_term_string}` for what is searched. */
  readonly searchUrl: string
  readonly contact: { readonly phone: string; readonly email: string } | null
  /** The shop's channels elsewhere. */
  readonly sameAs: readonly string[]
  readonly vatId: string
  /** Locale of the page. */
  readonly locale: string
}

/** The shop as a company that sells online, with its return policy. */
export function onlineStoreData(shop: ShopIdentity): JsonLd {
  const { market, homeUrl, contact, sameAs } = shop
  return {
    '@context': SCHEMA,
    '@type': 'OnlineStore',
    '@id': `${homeUrl}#store`,
    name: SHOP_NAME,
    legalName: COMPANY.name,
    url: homeUrl,
    logo: shop.logoUrl,
    vatID: shop.vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: COMPANY.street,
      postalCode: COMPANY.postalCode,
      addressLocality: COMPANY.city,
      addressCountry: COMPANY.country,
    },
    ...(sameAs.length > 0 ? { sameAs } : {}),
    ...(contact
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone: contact.phone.replaceAll('\u00a0', ' '),
            email: contact.email,
            areaServed: market.country,
            availableLanguage: [...market.languages],
          },
        }
      : {}),
    hasMerchantReturnPolicy: returnPolicyData(market, false),
  }
}

/** The storefront as a site that can be searched. */
export function webSiteData({ homeUrl, searchUrl, locale }: ShopIdentity): JsonLd {
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    '@id': `${homeUrl}#site`,
    name: SHOP_NAME,
    url: homeUrl,
    inLanguage: locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchUrl },
      'query-input': 'required name=search_term_string',
    },
  }
}
