import { FIRST_PAGE, PAGE_SIZES } from '@shop/domain/product'
import { formatNumber } from '@shop/i18n/format'
import { buttonClass } from '@shop/ui'
import { hrefOfListing, type Listing, listingWithMore } from '../../listing/listing.ts'
import { Pagination } from '../../listing/pagination.tsx'
import { useShop } from '../../request/use-shop.tsx'

interface ListingFootProps {
  readonly listing: Listing
  readonly pathname: string
  readonly total: number
  /** Products on this page. */
  readonly shown: number
}

/** Below the products of a listing: the shown range, load more (CAT-10), page sizes, pagination. */
export function ListingFoot({ listing, pathname, total, shown }: ListingFootProps) {
  const { t, locale } = useShop()
  const number = (value: number) => formatNumber(value, locale)
  const more = listingWithMore(listing, total)
  const first = (listing.page - FIRST_PAGE) * listing.pageSize + 1
  return (
    <div className="mt-8 grid justify-items-center gap-4 text-center">
      {shown > 0 && total > shown ? (
        <p className="num text-sm text-steel-600">
          {t('listing.shownOfTotal', { first: number(first), last: number(first + shown - 1), total: number(total) })}
        </p>
      ) : null}
      {more ? (
        <a href={hrefOfListing(pathname, more)} rel="nofollow" data-keep-scroll className={buttonClass('tertiary', 'lg')}>
          {t('listing.loadMore')}
        </a>
      ) : null}
      <div className="[&>nav]:mt-0">
        <Pagination
          page={listing.page}
          pageCount={Math.ceil(total / listing.pageSize)}
          hrefOfPage={page => hrefOfListing(pathname, { ...listing, page })}
        />
      </div>
      {total > PAGE_SIZES[0] ? (
        <nav aria-label={t('listing.pageSize')} className="flex flex-wrap items-center justify-center text-sm md:hidden">
          <span className="mr-2 text-steel-600">{t('listing.pageSize')}</span>
          {PAGE_SIZES.map(pageSize => (
            <a
              key={pageSize}
              href={hrefOfListing(pathname, { ...listing, pageSize, page: FIRST_PAGE })}
              rel="nofollow"
              aria-current={pageSize === listing.pageSize ? 'true' : undefined}
              className="num grid size-11 place-items-center rounded-md font-medium aria-[current]:bg-steel-100"
            >
              {pageSize}
            </a>
          ))}
        </nav>
      ) : null}
    </div>
  )
}
