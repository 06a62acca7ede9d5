import { localize } from '@shop/domain/market'
import { breadcrumbData, itemListData } from '../seo/json-ld.ts'
import type { HeadShop, PageHead } from '../seo/page-head.ts'
import { pathOfDepartments } from '../seo/page-url.ts'

/** The head of the page with all departments, which every storefront has. */
export function departmentsHead({ data, t, urlOf, place: { hrefs, language } }: HeadShop): PageHead {
  const title = t('listing.allDepartments')
  return {
    title,
    description: t('listing.departmentsDescription'),
    path: pathOfDepartments,
    data: [
      breadcrumbData([{ name: t('listing.home'), url: urlOf(hrefs.home()) }, { name: title }]),
      itemListData(data.departments.map(({ slug }) => urlOf(hrefs.category(localize(slug, language))))),
    ],
  }
}
