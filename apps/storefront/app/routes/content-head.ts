import { fillInline } from '@shop/domain/content'
import { largestPictureOf } from '@shop/domain/product'
import type { LoadedPage } from '../features/content/load-page.server.ts'
import { breadcrumbData, faqData } from '../seo/json-ld.ts'
import type { HeadShop, PageHead } from '../seo/page-head.ts'
import { pathOfContentPage } from '../seo/page-url.ts'

/** The head of a page of editors: it exists where somebody wrote it. */
export function contentHead({ t, urlOf, place: { hrefs } }: HeadShop, { content, facts, brand, head }: LoadedPage): PageHead {
  const questions = faqData(content.blocks, facts)
  const picture = brand?.examples[0]?.masterVariant.images[0]
  return {
    ...head,
    description: head.description || fillInline(content.lead, facts),
    path: pathOfContentPage(content),
    kind: brand ? 'website' : 'article',
    picture: picture && largestPictureOf(picture),
    data: [
      breadcrumbData([{ name: t('listing.home'), url: urlOf(hrefs.home()) }, { name: head.title }]),
      ...(questions ? [questions] : []),
    ],
  }
}
