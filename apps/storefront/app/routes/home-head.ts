import type { HeadShop, PageHead } from '../seo/page-head.ts'
import { pathOfHome } from '../seo/page-url.ts'
import { onlineStoreData, webSiteData } from '../seo/shop-identity-data.ts'

/** The head of the home page, which every storefront has. */
export function homeHead({ data, t, urlOf, place }: HeadShop, { vatId }: { readonly vatId: string }): PageHead {
  const { market, locale, hrefs } = place
  const identity = {
    market,
    locale,
    vatId,
    homeUrl: urlOf(hrefs.home()),
    logoUrl: urlOf('/logo.png'),
    searchUrl: `${urlOf(hrefs.search())}?query={search_term_string}`,
    contact: data.contact,
    sameAs: Object.values(data.outside.social),
  }
  return {
    title: t('home.metaTitle'),
    description: t('home.metaDescription'),
    path: pathOfHome,
    data: [onlineStoreData(identity), webSiteData(identity)],
  }
}
