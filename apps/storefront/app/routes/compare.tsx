import { isSku, MAX_CHOSEN_PRODUCTS } from '@shop/domain/product'
import { buttonClass } from '@shop/ui'
import { Fragment } from '../commerce-ui/fragment.tsx'
import { fragmentSender } from '../commerce-ui/still.server.tsx'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenHead } from '../seo/hidden-page-head.ts'
import { pageTitle } from '../seo/snippet-text.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/compare'
import { loadCompared, renderComparison } from './compare-view.server.tsx'

/** Up to four items side by side, named by the URL: it can be shared, and needs no scripts (PDP-15..PDP-18). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  const skus = [...new Set((url.searchParams.get('skus') ?? '').toUpperCase().split(',').filter(isSku))]
  const compared = await loadCompared(shop, skus.slice(0, MAX_CHOSEN_PRODUCTS))
  const hasAny = compared.products.length + compared.gone.length > 0
  const table = hasAny
    ? fragmentSender(context, request)('comparison', renderComparison(shop, await loadShopData(context, url), compared))
    : undefined
  const title = t('comparison.title')
  return {
    head: pageTitle(t, title),
    title,
    table,
    // Words for who has chosen nothing yet, or one that stands alone, or more than stand next to each other.
    hint: skus.length > MAX_CHOSEN_PRODUCTS ? t('comparison.full', { max: MAX_CHOSEN_PRODUCTS }) : undefined,
    empty: compared.products.length < 2 ? t('comparison.empty', { max: MAX_CHOSEN_PRODUCTS }) : undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? hiddenHead(loaderData.head) : [])

export default function Compare({ loaderData: { title, table, hint, empty } }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  return (
    <div className="wrap py-10">
      <h1 className="mb-6 text-h1">{title}</h1>
      {hint ? <p className="mb-6 text-warn">{hint}</p> : null}
      {table ? <Fragment key={table.html} fragment={table} className="block" /> : null}
      {empty ? (
        <div className="mt-8 max-w-160">
          <p className="mb-6">{empty}</p>
          <a href={hrefs.category()} className={buttonClass(table ? 'tertiary' : 'primary', 'lg')}>
            {t('cart.emptyAction')}
          </a>
        </div>
      ) : null}
    </div>
  )
}
