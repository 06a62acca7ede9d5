import type { ProductProjection } from '@shop/domain/product'
import { buttonClass } from '@shop/ui'
import { QuickAddButton } from '../features/cart/quick-add-button.tsx'
import { ListingToolbar } from '../features/product/listing-toolbar.tsx'
import { ProductGrid } from '../features/product/product-grid.tsx'
import { hrefOfPage, type ListingRequest } from '../shop/listing-request.ts'
import { Pagination } from '../shop/pagination.tsx'
import { useShop } from '../shop/use-shop.tsx'

interface ProductListingProps {
  readonly products: readonly ProductProjection[]
  readonly total: number
  readonly request: ListingRequest
  readonly pathname: string
  /** Filters of the address that another order or page keeps. */
  readonly kept: Readonly<Record<string, string>>
  readonly columns?: 'beside-rail' | 'full'
  /** Where a product that is out of stock sends to find its like. */
  readonly similarHref?: string
}

/** One page of a listing with order, page size and the way to other pages; a way out where it is empty. */
export function ProductListing({ products, total, request, pathname, kept, columns = 'full', similarHref }: ProductListingProps) {
  const { t, hrefs } = useShop()
  const pageCount = Math.ceil(total / request.pageSize)
  return (
    <>
      <div className="mb-4 flex justify-end">
        <ListingToolbar sort={request.sort} pageSize={request.pageSize} kept={kept} />
      </div>
      {products.length > 0 ? (
        <ProductGrid
          columns={columns}
          headingLevel="h2"
          products={products}
          eagerCount={columns === 'full' ? 5 : 4}
          renderAction={product => <QuickAddButton product={product} {...(similarHref ? { similarHref } : {})} />}
        />
      ) : (
        <p className="py-10">
          {t('listing.empty')}{' '}
          <a href={hrefs.category()} className={buttonClass('link')}>
            {t('listing.emptyAction')}
          </a>
        </p>
      )}
      <Pagination page={request.page} pageCount={pageCount} hrefOfPage={page => hrefOfPage(pathname, kept, request, page)} />
    </>
  )
}
