import { OperationError } from '@shop/contract'
import { Button, buttonClass, InformationBox } from '@shop/ui'
import { Form, redirect, useNavigation } from 'react-router'
import { shopContext } from '../request/request-context.server.ts'
import { openCart } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-restore-cart'

/**
 * Where the link of a mail about a payment leads: the products of its cart are brought to this device. Looking at it changes
 * nothing, since mail programs open links ahead of their reader, and the browser sends no cookie with a visit from another site;
 * the button does (rule C3).
 */
export function loader({ context }: Route.LoaderArgs) {
  return { language: context.get(shopContext).language }
}

/** Brings the products over and goes on to pay them; a link that is over is said to be so. */
export async function action({ context, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const link = url.searchParams.get('cart') ?? ''
  try {
    const { id, version } = await openCart(shop)
    await shop.client.call('restoreCart', { id, version, link })
  } catch (error) {
    if (error instanceof OperationError && error.statusCode < 500) return { isOver: true }
    throw error
  }
  throw redirect(shop.hrefs.checkout('payment'), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('cart.restoreTitle'))

export default function CheckoutRestoreCart({ actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="mx-auto grid max-w-xl gap-6 py-6 md:py-12">
      <h1 className="text-h1">{t('cart.restoreTitle')}</h1>
      {actionData?.isOver ? (
        <>
          <div role="alert">
            <InformationBox type="warning">{t('cart.restoreExpired')}</InformationBox>
          </div>
          <p>
            <a href={hrefs.home()} className={buttonClass('secondary', 'lg')}>
              {t('order.toHome')}
            </a>
          </p>
        </>
      ) : (
        <Form method="post" className="grid gap-6">
          <p className="text-lg text-ink-700">{t('cart.restoreText')}</p>
          <p>
            <Button type="submit" size="lg" busy={isBusy} className="max-md:w-full">
              {t('cart.restoreButton')}
            </Button>
          </p>
        </Form>
      )}
    </div>
  )
}
