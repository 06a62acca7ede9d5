import { localize } from '@shop/domain/market'
import type { HeadShop, PageHead } from '../shop/page-head.ts'
import { pathOfDepartments } from '../shop/page-paths.ts'
import { breadcrumbData } from '../shop/structured-data/breadcrumb-data.ts'
import { itemListData } from '../shop/structured-data/item-list-data.ts'

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
