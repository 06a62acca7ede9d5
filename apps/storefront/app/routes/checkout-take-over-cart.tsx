import { OperationError } from '@shop/contract'
import { safeRedirect } from '@shop/domain/redirection'
import { Button, buttonClass, InformationBox } from '@shop/ui'
import { Form, redirect, useNavigation } from 'react-router'
import { HAND_OVER, TO } from '../features/market-switch/switch-market.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { openCart } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-take-over-cart'

/**
 * Where someone with a cart arrives from the storefront of another country. Looking at it changes nothing, since the browser sends no
 * cookie with a visit from another site, and no other site may fill a cart; the button does.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const t = translatorOf(context.get(shopContext).locale)
  const words = {
    title: t('marketSwitch.takeTitle'),
    text: t('marketSwitch.takeText'),
    take: t('marketSwitch.takeButton'),
    without: t('marketSwitch.withoutCart'),
    over: t('marketSwitch.over'),
  }
  return { words, target: safeRedirect(url.searchParams.get(TO) ?? '/') }
}

/** Brings the goods over and goes on to the page someone came from, or to the cart, which names what is not sold here. */
export async function action({ context, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const link = url.searchParams.get(HAND_OVER) ?? ''
  let isWhole: boolean
  try {
    const { id, version } = await openCart(shop)
    const { left } = await shop.client.call('takeOverCart', { id, version, link })
    isWhole = left.length === 0
  } catch (error) {
    if (error instanceof OperationError && error.statusCode < 500) return { isOver: true }
    throw error
  }
  const cartPage = `${shop.hrefs.checkout('cart')}?${new URLSearchParams({ [HAND_OVER]: link })}`
  throw redirect(isWhole ? safeRedirect(url.searchParams.get(TO) ?? '/') : cartPage, 303)
}

/** The address opens the cart: no page that is linked to learns it. */
export function headers() {
  return { 'referrer-policy': 'same-origin' }
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('cart.title'))

export default function CheckoutTakeOverCart({ loaderData: { words, target }, actionData }: Route.ComponentProps) {
  const { t } = useShop()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="mx-auto grid max-w-xl gap-6 py-6 md:py-12">
      <h1 className="text-h1">{words.title}</h1>
      {actionData?.isOver ? (
        <>
          <div role="alert">
            <InformationBox type="warning">{words.over}</InformationBox>
          </div>
          <p>
            <a href={target} className={buttonClass('secondary', 'lg')}>
              {t('cart.continue')}
            </a>
          </p>
        </>
      ) : (
        <Form method="post" className="grid gap-6">
          <p className="text-lg text-ink-700">{words.text}</p>
          <p className="flex flex-wrap gap-3">
            <Button type="submit" size="lg" busy={isBusy} className="max-md:w-full">
              {words.take}
            </Button>
            <a href={target} className={`${buttonClass('tertiary', 'lg')} max-md:w-full`}>
              {words.without}
            </a>
          </p>
        </Form>
      )}
    </div>
  )
}
