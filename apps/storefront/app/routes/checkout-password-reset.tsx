import { redirect } from 'react-router'
import { CheckoutColumns, CheckoutSteps } from '../features/checkout/checkout-layout.tsx'
import { OrderSummary } from '../features/checkout/order-summary.tsx'
import { checkoutLoginLinks } from '../features/login/login-links.ts'
import { requestReset } from '../features/login/reset-password.server.ts'
import { ResetRequestForm, ResetSent } from '../features/login/reset-request-form.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { requireFilledCart } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-password-reset'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return { language: shop.language, isSent: url.searchParams.has('sent'), cart: await requireFilledCart(shop) }
}

/** Asks for the mail and stays in the checkout (ROUTE-22, AUTH-12). */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const refused = await requestReset(shop, await request.formData())
  if (refused) return refused
  throw redirect(`${shop.hrefs.checkout('password-reset')}?sent`, 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('login.forgotten'))

export default function CheckoutPasswordReset({ loaderData: { cart, isSent }, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const links = checkoutLoginLinks(hrefs)
  return (
    <CheckoutColumns summary={<OrderSummary cart={cart} />}>
      <CheckoutSteps current="addresses" />
      <h1 className="mb-6 text-h1">{t(isSent ? 'login.checkMailTitle' : 'login.forgotten')}</h1>
      {isSent ? <ResetSent links={links} /> : <ResetRequestForm refused={actionData} links={links} />}
    </CheckoutColumns>
  )
}
