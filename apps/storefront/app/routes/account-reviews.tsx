import { DEFAULT_REVIEW_OFFSET, REVIEW_PAGE_SIZE, reviewOffsetOf } from '@shop/domain/review'
import { EmptyAccountPage } from '../features/customer/account-layout.tsx'
import { accountMeta } from '../features/customer/account-meta.ts'
import { loadReviewedProducts } from '../features/review/load-reviews.server.ts'
import { OwnReview } from '../features/review/own-review.tsx'
import { Pagination } from '../listing/pagination.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-reviews'

/** A page of the customer's own reviews, newest first, with what they are about (REV-17). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const { language: locale } = shop
  const load = async (offset: number) =>
    (await shop.client.call('myReviews', { limit: REVIEW_PAGE_SIZE, offset, locale })).me.reviews
  const asked = await load(reviewOffsetOf(url.searchParams.get('offset')))
  const isBeyond = asked.count === 0 && asked.total > 0
  const { results, total, offset, limit } = isBeyond ? await load(DEFAULT_REVIEW_OFFSET) : asked
  const products = await loadReviewedProducts(shop, results)
  return { language: shop.language, reviews: results, total, offset, limit, products }
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'my-reviews')

export default function AccountReviews({ loaderData: { reviews, total, offset, limit, products } }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const hrefOfPage = (page: number) => hrefs.account('my-reviews', page > 1 ? { offset: String((page - 1) * limit) } : {})
  return (
    <>
      <h1 className="mb-6 text-h1">
        {t('account.reviews')}{' '}
        {total > 0 ? (
          <span className="font-sans text-base font-normal text-steel-600">{t('review.count', { count: total })}</span>
        ) : null}
      </h1>
      {total === 0 ? (
        <EmptyAccountPage text={t('account.noReviews')} action={{ href: hrefs.home(), label: t('cart.emptyAction') }} />
      ) : (
        <ul className="grid gap-4 xl:max-w-240">
          {reviews.map(review => (
            <OwnReview key={review.id} review={review} product={products[review.productId]} />
          ))}
        </ul>
      )}
      <Pagination
        label={t('review.pagination')}
        page={offset / limit + 1}
        pageCount={Math.ceil(total / limit)}
        hrefOfPage={hrefOfPage}
      />
    </>
  )
}
