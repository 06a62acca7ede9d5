import type { Category } from '@shop/domain/category'
import { COUNTRIES, type CountryCode, localize } from '@shop/domain/market'
import { DEFAULT_PAGE_SIZE } from '@shop/domain/product'
import type { FoundProducts } from '@shop/domain/search'
import type { Listing } from '../listing/listing.ts'
import { isFiltered } from '../listing/listing-filters.ts'
import type { HeadShop, PageHead } from '../shop/page-head.ts'
import { pathOfCategory } from '../shop/page-paths.ts'
import { breadcrumbData } from '../shop/structured-data/breadcrumb-data.ts'
import { itemListData } from '../shop/structured-data/item-list-data.ts'

interface LoadedCategory {
  readonly category: Category
  readonly listing: Listing
  readonly found: FoundProducts
  readonly head: { readonly title: string; readonly description: string }
}

/** Whether a listing is whole, in its own order and size; in another one it is the same page once more. */
export function isPlainListing({ sort, pageSize, filters }: Listing): boolean {
  return sort === 'relevance' && pageSize === DEFAULT_PAGE_SIZE && !isFiltered(filters)
}

/** The head of a category page: it exists where the category has products. */
export function categoryHead(shop: HeadShop, { category, listing, found, head }: LoadedCategory): PageHead {
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
    pageNumber: listing.page,
    ...(category.imageUrl ? { picture: `${category.imageUrl}-800.webp` } : {}),
    data: [
      breadcrumbData([
        { name: t('listing.home'), url: urlOf(hrefs.home()) },
        ...category.ancestors.map(({ name, slug }) => ({ name: text(name), url: urlOf(hrefs.category(slugOf(slug))) })),
        { name: text(category.name) },
      ]),
      ...(found.hits.length > 0
        ? [itemListData(found.hits.map(({ product }) => urlOf(hrefs.product(slugOf(product.slug)))))]
        : []),
    ],
  }
}

function soldInOf({ custom }: Category): CountryCode[] {
  return COUNTRIES.filter(country => custom?.hasProducts[country] === 'true')
}
