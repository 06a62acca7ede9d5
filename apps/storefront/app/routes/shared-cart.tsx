import { OperationError } from '@shop/contract'
import type { SharedCart } from '@shop/domain/cart'
import { formatDay } from '@shop/i18n/format'
import { Button, buttonClass, InformationBox } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
import { ADD, type QuickOrderAnswer } from '../features/quick-order/quick-order-answer.ts'
import { submitQuickOrder } from '../features/quick-order/submit-quick-order.server.ts'
import { describeLines } from '../features/shopping-list/load-shopping-list.server.ts'
import { SharedLines } from '../features/shopping-list/shared-lines.tsx'
import { translatorOf } from '../request/messages.ts'
import { type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenHead } from '../seo/hidden-page-head.ts'
import { absoluteUrl } from '../seo/page-url.ts'
import { pageTitle } from '../seo/snippet-text.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/shared-cart'

const TOKEN = /^[0-9a-f]{32}$/

/** The goods of a shared cart at the prices of today in this market, and for who has just shared it the link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  const shared = await findSharedCart(shop, params.token)
  const words = {
    title: t('sharedCart.title'),
    lead: t('sharedCart.lead'),
    link: t('sharedCart.link'),
    expired: t('sharedCart.expired'),
    addAll: t('shoppingList.addAll'),
    gone: '',
  }
  const head = pageTitle(t, words.title)
  if (!shared) return { head, words, lines: [], made: undefined, isExpired: true }
  const lines = await describeLines(shop, t, shared.lineItems)
  const gone = lines.flatMap(line => (line.unitPrice ? [] : [line.product?.name ?? line.sku]))
  const made = url.searchParams.has('made')
    ? {
        // The address of the shop, whatever host a proxy asks by.
        link: absoluteUrl(shop.market, url.pathname, (await loadShopData(context, url)).localPort),
        text: t('sharedCart.ready', { date: formatDay(shared.expiresAt, shop.market) }),
      }
    : undefined
  return {
    head,
    words: { ...words, gone: gone.length > 0 ? t('wishList.gone', { items: gone.join(', ') }) : '' },
    lines: lines.filter(line => line.unitPrice),
    made,
    isExpired: false,
  }
}

/** Adds all of it to the visitor's own cart; what cannot be added is named, with its reason. */
export async function action({ context, params }: Route.ActionArgs): Promise<QuickOrderAnswer> {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  const shared = await findSharedCart(shop, params.token)
  const form = new FormData()
  form.set('list', (shared?.lineItems ?? []).map(({ sku, quantity }) => `${sku};${quantity}`).join('\n'))
  form.set('intent', ADD)
  return submitQuickOrder(shop, t, form)
}

async function findSharedCart({ client }: ShopRequest, token: string): Promise<SharedCart | undefined> {
  if (!TOKEN.test(token)) return undefined
  try {
    return await client.call('getSharedCart', { token })
  } catch (error) {
    if (error instanceof OperationError && error.has('ResourceNotFound')) return undefined
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? hiddenHead(loaderData.head) : [])

export default function SharedCartPage({
  loaderData: { words, lines, made, isExpired },
  actionData: answer,
}: Route.ComponentProps) {
  const { hrefs, t } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  const problems = answer?.checked?.lines.filter(({ problem }) => problem !== undefined) ?? []
  return (
    <div className="wrap py-10">
      <div className="max-w-200">
        <h1 className="text-h1">{words.title}</h1>
        {isExpired ? (
          <div className="mt-6 grid justify-items-start gap-6">
            <p>{words.expired}</p>
            <a href={hrefs.home()} className={buttonClass('primary', 'lg')}>
              {t('cart.emptyAction')}
            </a>
          </div>
        ) : (
          <>
            {made ? (
              <div className="mt-6 grid gap-3 rounded-panel border border-steel-300 bg-steel-50 p-5">
                <label htmlFor="link" className="font-semibold">
                  {words.link}
                </label>
                <input
                  id="link"
                  readOnly
                  value={made.link}
                  onFocus={event => event.currentTarget.select()}
                  className="block min-h-12 w-full rounded-md border border-steel-500 bg-white px-3 text-base"
                />
                <p className="text-sm text-ink-700">{made.text}</p>
              </div>
            ) : (
              <p className="mt-3 text-ink-700">{words.lead}</p>
            )}
            <div className="mt-6 grid gap-4 empty:hidden" aria-live="polite">
              {answer?.notice ? (
                <InformationBox type={answer.notice.type} title={answer.notice.text}>
                  {answer.notice.type === 'success' ? (
                    <a href={hrefs.checkout('cart')} className={buttonClass('link')}>
                      {t('cart.view')}
                    </a>
                  ) : null}
                </InformationBox>
              ) : null}
              {problems.length > 0 ? (
                <ul className="grid gap-2 text-sm text-sale">
                  {problems.map(({ itemNumber, product, problem }) => (
                    <li key={itemNumber}>
                      {product?.name ?? itemNumber}: {problem}
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
            {words.gone ? <p className="mt-6 text-warn">{words.gone}</p> : null}
            {lines.length > 0 ? (
              <Form method="post" className="mt-6 grid gap-6">
                <SharedLines lines={lines} />
                <Button type="submit" size="lg" busy={isBusy} className="justify-self-start max-sm:w-full">
                  {words.addAll}
                </Button>
              </Form>
            ) : null}
          </>
        )}
      </div>
    </div>
  )
}
