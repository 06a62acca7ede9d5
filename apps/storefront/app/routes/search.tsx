import { getProduct } from '@shop/contract/product'
import type { ProductTag } from '@shop/domain/product'
import type { Translate } from '@shop/i18n'
import { buttonClass } from '@shop/ui'
import { ProductListing } from '../pages/product-listing.tsx'
import { isListedTag, LISTING_PATHS, listingRequestOf } from '../shop/listing-request.ts'
import { hiddenPageHead } from '../shop/page-head.ts'
import { pageNotFound } from '../shop/page-not-found.ts'
import { shopContext } from '../shop/request-context.server.ts'
import { useShop } from '../shop/use-shop.tsx'
import type { Route } from './+types/search'

/** Longest text that is searched for. */
const MAX_QUERY_LENGTH = 100

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client, language } = context.get(shopContext)
  const { listing } = params
  if (listing !== undefined && !Object.hasOwn(LISTING_PATHS, listing)) throw pageNotFound()
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  const brand = (url.searchParams.get('brand') ?? '').slice(0, 80)
  const named = url.searchParams.get('tags') ?? ''
  const tag = listing ? LISTING_PATHS[listing] : isListedTag(named) ? named : undefined
  const request = listingRequestOf(url.searchParams)
  const { products } = await client.call(getProduct, {
    where: { ...(query ? { text: query } : {}), ...(brand ? { brand } : {}), ...(tag ? { tags: [tag] } : {}) },
    sort: request.sort,
    limit: request.pageSize,
    offset: (request.page - 1) * request.pageSize,
    locale: language,
  })
  const kept = { ...(query ? { query } : {}), ...(brand ? { brand } : {}), ...(tag && !listing ? { tags: tag } : {}) }
  return { language, pathname: url.pathname, query, brand, tag, request, kept, total: products.total, products: products.results }
}

function titleOf(t: Translate, { query, brand, tag }: { query: string; brand: string; tag?: ProductTag | undefined }): string {
  if (query) return t('search.resultsFor', { query })
  if (tag === 'new') return t('search.newArrivals')
  if (tag === 'on-sale') return t('search.sales')
  if (tag === 'bestseller') return t('search.bestsellers')
  return brand || t('search.allProducts')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  hiddenPageHead(matches, t => (loaderData ? titleOf(t, loaderData) : t('search.allProducts')))

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useShop()
  const { query, request, kept, pathname, total, products } = loaderData
  if (query && total === 0) return <NoResults query={query} />
  return (
    <div className="wrap py-8">
      <h1 className="text-h1">{titleOf(t, loaderData)}</h1>
      <p role="status" className="mt-1 text-steel-600">
        {t('listing.products', { count: total })}
      </p>
      <div className="mt-5">
        <ProductListing products={products} total={total} request={request} pathname={pathname} kept={kept} />
      </div>
    </div>
  )
}

function NoResults({ query }: { query: string }) {
  const { t, hrefs } = useShop()
  return (
    <div className="wrap py-16 text-center">
      <h1 className="text-h1">{t('search.noResults', { query })}</h1>
      <p className="mt-4 text-lg text-ink-700">{t('search.noResultsHelp')}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-4">
        <a href={hrefs.category()} className={buttonClass('primary', 'lg')}>
          {t('listing.emptyAction')}
        </a>
        <a href={hrefs.bestsellers()} className={buttonClass('tertiary', 'lg')}>
          {t('search.bestsellers')}
        </a>
      </p>
    </div>
  )
}
