import type { ProductTag } from '@shop/domain/product'
import type { FoundProducts } from '@shop/domain/search'
import type { Translate } from '@shop/i18n'
import { lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import { findCategory, loadNavigation } from '../catalogue/navigation.server.ts'
import type { SendFragment } from '../commerce-ui/still.server.tsx'
import { CategoryFields } from '../features/listing/category-fields.tsx'
import { SearchNotes } from '../features/search/search-notes.tsx'
import { useResultEvents } from '../features/search/use-result-events.ts'
import { categoryChoicesOf, categorySuggestionsOf } from '../listing/category-choices.ts'
import { hrefOfListing, LISTING_PATHS, listingOf } from '../listing/listing.ts'
import type { ListingFilters } from '../listing/listing-filters.ts'
import { isPageOutOfRange, loadListing, recordListing } from '../listing/load-listing.server.ts'
import { translatorOf } from '../request/messages.ts'
import { pageNotFound } from '../request/not-found.ts'
import { unpack } from '../request/packed.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { sendHead } from '../seo/document-head.server.ts'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/search'
import { foundListingOf } from './found-listing.server.ts'
import { foundDescription } from './page-heads.server.ts'
import { ProductListing } from './product-listing.tsx'
import { rememberView } from './remembered-view.server.ts'

// Nothing that results with products load.
const LastSeen = lazy(async () => ({ default: (await import('../features/product/last-seen.tsx')).LastSeen }))

export async function loader(args: Route.LoaderArgs) {
  const view = await rememberView(args, send => load(args, send))
  const { found, subject } = unpack(view)
  // What is shown is the same for all, each search has a name of its own.
  const queryId = await recordListing(args.context.get(shopContext), found.listing, subject)
  return { view, ...(queryId ? { queryId } : {}) }
}

async function load({ context, params, url }: Route.LoaderArgs, send: SendFragment) {
  const shop = context.get(shopContext)
  const { listing: path } = params
  if (path !== undefined && !Object.hasOwn(LISTING_PATHS, path)) throw pageNotFound()
  const listing = listingOf(url.searchParams, path ? 'tagged' : 'search')
  const { filters } = listing
  const { category: categoryKey, ...withoutCategory } = filters
  const category = categoryKey ? findCategory((await loadNavigation(shop)).departments, categoryKey) : undefined
  // A category that does not exist filters nothing, and a page after the last one does not exist.
  if (categoryKey && !category) throw redirect(hrefOfListing(url.pathname, { ...listing, filters: withoutCategory }), 302)
  const subject = { categoryId: category?.id, tag: path ? LISTING_PATHS[path] : undefined }
  const { found, totalsWithout } = await loadListing(shop, listing, subject)
  if (isPageOutOfRange(listing, found)) throw redirect(hrefOfListing(url.pathname, { ...listing, page: 1 }), 302)
  const all = found.facets?.categories.filter(({ tree }) => tree === 'default') ?? []
  const data = await loadShopData(context, url)
  const t = translatorOf(shop.locale)
  sendHead(context, [foundDescription(t, titleOf(t, filters, subject.tag), found.total)])
  return {
    subject,
    categoryName: category?.name ?? null,
    found: foundListingOf(data, send, {
      listing,
      found,
      totalsWithout,
      pathname: url.pathname,
      hasRail: false,
      ...(category ? { categoryName: category.name } : {}),
    }),
    matched: matchedOf(found),
    categories: categoryChoicesOf(all, categoryKey ?? ''),
    suggestions: filters.query && !categoryKey ? categorySuggestionsOf(all, found.total) : [],
  }
}

function matchedOf({ matchLevel, didYouMean, nearSizes, total }: FoundProducts) {
  return { matchLevel, didYouMean, total, ...(nearSizes ? { nearSizes } : {}) }
}

function titleOf(t: Translate, { query, brands = [], tags = [] }: ListingFilters, tag: ProductTag | undefined): string {
  const only = tag ?? (tags.length === 1 ? tags[0] : undefined)
  if (query) return t('search.resultsFor', { query })
  if (only === 'new') return t('search.newArrivals')
  if (only === 'on-sale') return t('search.sales')
  if (only === 'bestseller') return t('search.bestsellers')
  return (brands.length === 1 && brands[0]) || t('search.allProducts')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  hiddenPageHead(matches, t => {
    const view = unpack(loaderData?.view)
    return view ? titleOf(t, view.found.listing.filters, view.subject.tag) : t('search.allProducts')
  })

export default function Search({ loaderData: { view, queryId } }: Route.ComponentProps) {
  const { t } = useShop()
  const { found, matched, subject, categories, suggestions, categoryName } = unpack(view)
  const { listing, pathname } = found
  const { query } = listing.filters
  const sendOpened = useResultEvents(listing, { queryId, ids: found.ids })
  const isNothing = query !== '' && (found.total === 0 || matched.matchLevel === 3)
  return (
    <div className="wrap py-8">
      <h1 className="text-h1 wrap-anywhere">
        {isNothing ? t('search.noResults', { query }) : titleOf(t, listing.filters, subject.tag)}
      </h1>
      <p role="status" className="mt-1 text-steel-600">
        {t('listing.products', { count: found.total })}
      </p>
      <SearchNotes listing={listing} pathname={pathname} found={matched} suggestions={suggestions} />
      <ProductListing
        found={found}
        subject={{ tag: subject.tag, categoryId: undefined }}
        categories={categories}
        categoryName={categoryName ?? ''}
        CategoryFields={CategoryFields}
        onOpen={sendOpened}
      />
      {found.total === 0 ? (
        <Suspense fallback={null}>
          <LastSeen className="mt-12" />
        </Suspense>
      ) : null}
    </div>
  )
}
