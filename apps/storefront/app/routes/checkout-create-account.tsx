import { buttonClass } from '@shop/ui'
import { redirect } from 'react-router'
import { CheckoutColumns, CheckoutSteps } from '../features/checkout/checkout-layout.tsx'
import { OrderSummary } from '../features/checkout/order-summary.tsx'
import { loadSignInWays } from '../features/login/load-sign-in-ways.server.ts'
import { checkoutLoginLinks } from '../features/login/login-links.ts'
import { register } from '../features/login/register.server.ts'
import { RegistrationForm } from '../features/login/registration-form.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { requireFilledCart } from '../request/session.server.ts'
import { trackOnServer } from '../request/track-on-server.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-create-account'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return { language: shop.language, cart: await requireFilledCart(shop), ways: await loadSignInWays(shop, url) }
}

/** Registers and goes on with the addresses (ROUTE-22). */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const refused = await register(shop, await request.formData())
  if (refused) return refused
  await trackOnServer(shop, 'customer-update', {})
  throw redirect(shop.hrefs.checkout('addresses'), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('login.createAccount'))

export default function CheckoutCreateAccount({ loaderData: { cart, ways }, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const links = checkoutLoginLinks(hrefs)
  return (
    <CheckoutColumns summary={<OrderSummary cart={cart} />}>
      <CheckoutSteps current="addresses" />
      <h1 className="mb-3 text-h1">{t('login.createAccount')}</h1>
      <p className="mb-5 flex flex-wrap items-center gap-x-2 text-sm">
        {t('login.haveAccount')}
        <a href={links.login} className={`${buttonClass('link')} min-h-11`}>
          {t('login.signIn')}
        </a>
      </p>
      <RegistrationForm refused={actionData} links={links} ways={ways} />
    </CheckoutColumns>
  )
}
