import { buttonClass } from '@shop/ui'
import { IconMoodPuzzled, IconToolsOff } from '@shop/ui/icons'
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import { NotFoundBlocks } from '../features/content/not-found-blocks.tsx'
import type { RefusalWords } from '../request/refusal-words.ts'
import { useShop } from '../request/use-shop.tsx'
import { NOT_FOR_SEARCH_ENGINES } from '../seo/hidden-page-head.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { ShopFrame } from './shop-frame.tsx'

/**
 * The page in place of one that does not exist, cannot be made while the middleware is away, or failed, in the language
 * of the market (ERR-01, ERR-02, ROUTE-41).
 */
export function ErrorPage({ error }: { error: unknown }) {
  const { t, data } = useShop()
  const answer = isRouteErrorResponse(error) ? error : undefined
  const told = answer?.status ?? 500
  // Of a page whose data did not come at all nothing is known but that: the network, or the whole shop, may be away.
  const isUnanswered = useRouteLoaderData('root') === undefined
  const status = isUnanswered && told >= 500 ? 503 : told
  const isMissing = status === 404
  const isUnavailable = status === 503
  const refusal: RefusalWords | undefined = status === 403 ? answer?.data : undefined
  const title =
    refusal?.title ?? t(isMissing ? 'error.notFoundTitle' : isUnavailable ? 'error.unavailableTitle' : 'error.otherTitle')
  const Illustration = isMissing ? IconMoodPuzzled : IconToolsOff
  return (
    <ShopFrame>
      <NavigationProgress outcome={isMissing ? 'succeeded' : 'failed'} />
      <title>{title}</title>
      <meta name="robots" content={NOT_FOR_SEARCH_ENGINES} />
      <section className="wrap py-16 text-center">
        <Illustration className="mx-auto size-20 text-steel-400" />
        <h1 className="mt-6 text-h1">{title}</h1>
        <p className="mx-auto mt-4 max-w-xl text-lg text-ink-700">
          {refusal?.text ??
            (isMissing
              ? t('error.notFoundText')
              : isUnavailable
                ? t('error.unavailableText')
                : t('error.otherText', { reference: data.requestId }))}
        </p>
        <ErrorActions mayRetry={isUnavailable} />
        {isMissing ? <NotFoundBlocks /> : null}
      </section>
    </ShopFrame>
  )
}

function ErrorActions({ mayRetry }: { readonly mayRetry: boolean }) {
  const { t, hrefs } = useShop()
  const { pathname, search } = useLocation()
  return (
    <p className="mt-8 flex flex-wrap justify-center gap-4 max-sm:flex-col">
      {mayRetry ? (
        <a href={`${pathname}${search}`} data-reload className={buttonClass('primary', 'lg')}>
          {t('error.tryAgain')}
        </a>
      ) : null}
      <a href={hrefs.home()} data-reload className={buttonClass(mayRetry ? 'secondary' : 'primary', 'lg')}>
        {t('error.toHome')}
      </a>
      <button type="button" onClick={() => history.back()} className={buttonClass('link', 'lg')}>
        {t('error.back')}
      </button>
    </p>
  )
}
