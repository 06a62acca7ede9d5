import type { Category } from '@shop/domain/category'
import { COUNTRIES, type CountryCode, localize } from '@shop/domain/market'
import { DEFAULT_PAGE_SIZE, type ProductProjection } from '@shop/domain/product'
import type { ListingRequest } from '../shop/listing-request.ts'
import type { HeadShop, PageHead } from '../shop/page-head.ts'
import { pathOfCategory } from '../shop/page-paths.ts'
import { breadcrumbData } from '../shop/structured-data/breadcrumb-data.ts'
import { itemListData } from '../shop/structured-data/item-list-data.ts'

interface LoadedCategory {
  readonly category: Category
  readonly products: readonly ProductProjection[]
  readonly request: ListingRequest
  readonly head: { readonly title: string; readonly description: string }
}

/** Whether a listing is in its own order and size; in another one it is the same page once more. */
export function isPlainListing({ sort, pageSize }: ListingRequest): boolean {
  return sort === 'relevance' && pageSize === DEFAULT_PAGE_SIZE
}

/** The head of a category page: it exists where the category has products. */
export function categoryHead(shop: HeadShop, { category, products, request, head }: LoadedCategory): PageHead {
  const { t, urlOf, place } = shop
  const { hrefs, language, locale } = place
  const { slugAllLocales: slugs = [] } = category
  const text = (value: Category['name']) => localize(value, locale)
  const slugOf = (value: Category['slug']) => localize(value, language)
  return {
    ...head,
    path: pathOfCategory({
      slug: Object.fromEntries(slugs.map(({ locale, value }) => [locale, value])),
      soldIn: soldInOf(category),
    }),
    pageNumber: request.page,
    ...(category.imageUrl ? { picture: `${category.imageUrl}-800.webp` } : {}),
    data: [
      breadcrumbData([
        { name: t('listing.home'), url: urlOf(hrefs.home()) },
        ...category.ancestors.map(({ name, slug }) => ({ name: text(name), url: urlOf(hrefs.category(slugOf(slug))) })),
        { name: text(category.name) },
      ]),
      ...(products.length > 0 ? [itemListData(products.map(({ slug }) => urlOf(hrefs.product(slugOf(slug)))))] : []),
    ],
  }
}

function soldInOf({ custom }: Category): CountryCode[] {
  return COUNTRIES.filter(country => custom?.hasProducts[country] === 'true')
}
