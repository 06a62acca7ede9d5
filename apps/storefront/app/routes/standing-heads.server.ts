import type { LoadedPage } from '../features/content/load-page.server.ts'
import { breadcrumbData } from '../seo/json-ld.ts'
import type { HeadShop, PageHead } from '../seo/page-head.server.ts'
import { pathOfContact, pathOfHome } from '../seo/page-url.ts'
import { onlineStoreData, webSiteData } from '../seo/shop-identity-data.ts'

/** The head of the page of contact, which every storefront has; a step of the form and what follows it are hidden. */
export function contactHead(
  { t, urlOf, place: { hrefs } }: HeadShop,
  { isStep, head }: { readonly isStep: boolean; readonly head: LoadedPage['head'] | undefined },
): PageHead {
  const title = head?.title ?? t('shell.contact')
  return {
    title,
    description: head?.description ?? `${t('support.title')} ${t('support.intro')}`,
    path: isStep ? () => undefined : pathOfContact,
    data: [breadcrumbData([{ name: t('listing.home'), url: urlOf(hrefs.home()) }, { name: title }])],
  }
}

/** The head of the home page, which every storefront has. */
export function homeHead(
  { data, t, urlOf, place }: HeadShop,
  { vatId, head }: { readonly vatId: string; readonly head: LoadedPage['head'] | undefined },
): PageHead {
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
    title: head?.title ?? t('home.metaTitle'),
    description: head?.description ?? t('home.metaDescription'),
    path: pathOfHome,
    data: [onlineStoreData(identity), webSiteData(identity)],
  }
}
