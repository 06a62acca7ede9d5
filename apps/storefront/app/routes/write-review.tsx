import { InformationBox } from '@shop/ui'
import { ProductPicture } from '../commerce-ui/pictures.tsx'
import { InvitedReviewForm } from '../features/review/invited-review-form.tsx'
import { findInvitedProducts, invitationLinkOf, invitationWords } from '../features/review/load-invitation.server.ts'
import { isAfterReview } from '../features/review/review-request.ts'
import { starLabels, submitInvitedReview } from '../features/review/submit-invited-review.server.ts'
import { translatorOf } from '../request/messages.ts'
import { pageNotFound } from '../request/not-found.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/write-review'

/** The products that a mail asks to review, one of them with its form (REV-05); the link shows the purchase (REV-09). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const link = invitationLinkOf(url.searchParams)
  const products = link && (await findInvitedProducts(shop, link))
  const isSent = isAfterReview(url.searchParams)
  const t = translatorOf(shop.locale)
  return { words: invitationWords(t), stars: starLabels(t), products, sku: link?.sku, isSent }
}

/** Submits the form; what was typed stays where it is refused. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const link = invitationLinkOf(url.searchParams)
  if (!link) throw pageNotFound()
  return submitInvitedReview(shop, request, link)
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...hiddenPageHead(matches, t => t('review.write')),
  { name: 'referrer', content: 'no-referrer' },
]

export default function WriteReview({ loaderData: { words, stars, products, sku, isSent }, actionData }: Route.ComponentProps) {
  const { t } = useShop()
  const open = products?.filter(({ isReviewed }) => !isReviewed) ?? []
  const [only, ...others] = open
  const chosen = open.find(product => product.sku === sku) ?? (others.length === 0 && !isSent ? only : undefined)
  return (
    <div className="wrap max-w-3xl py-10">
      <h1 className="mb-6 text-h1">{t('review.write')}</h1>
      {isSent ? (
        <div className="mb-8">
          <InformationBox type="success" title={t('review.sentTitle')}>
            {t('review.sentText')}
          </InformationBox>
        </div>
      ) : null}
      {products === undefined ? <InformationBox type="warning" title={t('login.linkExpired')} /> : null}
      {products && open.length === 0 && !isSent ? <p>{words.nothing}</p> : null}
      {chosen ? (
        <section id="write-review" className="mb-10 rounded-card bg-steel-50 p-5 md:p-8">
          <div className="mb-6 flex items-center gap-4">
            <span className="shot size-16 shrink-0 overflow-hidden rounded-md md:size-24">
              <ProductPicture image={chosen.image} sizes="96px" />
            </span>
            <h2 className="min-w-0 text-h4 break-words">{chosen.name}</h2>
          </div>
          <InvitedReviewForm key={chosen.sku} sku={chosen.sku} href={chosen.href} stars={stars} answer={actionData} />
        </section>
      ) : null}
      {products && products.length > (chosen ? 1 : 0) ? (
        <section>
          {open.length > 0 ? <h2 className="mb-3 text-h4">{words.choose}</h2> : null}
          <ul className="divide-y divide-steel-200 border-y border-steel-200">
            {products
              .filter(product => product !== chosen)
              .map(product => (
                <li key={product.sku} className="flex items-center gap-4 py-3">
                  <span className="shot size-14 shrink-0 overflow-hidden rounded-md">
                    <ProductPicture image={product.image} sizes="64px" />
                  </span>
                  <span className="min-w-0 grow break-words">{product.name}</span>
                  {product.isReviewed ? (
                    <span className="shrink-0 text-sm text-steel-600">{words.reviewed}</span>
                  ) : (
                    <a
                      href={product.href}
                      className="inline-flex min-h-11 shrink-0 items-center text-sm text-link underline underline-offset-4"
                    >
                      {words.write}
                      <span className="sr-only">: {product.name}</span>
                    </a>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
