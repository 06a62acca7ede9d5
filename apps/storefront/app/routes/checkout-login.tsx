import { buttonClass } from '@shop/ui'
import { redirect } from 'react-router'
import { CheckoutColumns, CheckoutSteps } from '../features/checkout/checkout-layout.tsx'
import { OrderSummary } from '../features/checkout/order-summary.tsx'
import { loadSignInWays } from '../features/login/load-sign-in-ways.server.ts'
import { checkoutLoginLinks } from '../features/login/login-links.ts'
import { signIn } from '../features/login/sign-in.server.ts'
import { SignInForm } from '../features/login/sign-in-form.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { requireFilledCart } from '../request/session.server.ts'
import { trackOnServer } from '../request/track-on-server.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-login'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return { language: shop.language, cart: await requireFilledCart(shop), ways: await loadSignInWays(shop, url) }
}

/** Signs in and goes on with the addresses (ROUTE-22). */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const refused = await signIn(shop, await request.formData())
  if (refused) return refused
  await trackOnServer(shop, 'customer-update', {})
  throw redirect(shop.hrefs.checkout('addresses'), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('login.howToOrder'))

/** How to order: as a guest, which comes first, or with an account. */
export default function CheckoutLogin({ loaderData: { cart, ways }, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const links = checkoutLoginLinks(hrefs)
  return (
    <CheckoutColumns summary={<OrderSummary cart={cart} />}>
      <CheckoutSteps current="addresses" />
      <h1 className="mb-6 text-h1">{t('login.howToOrder')}</h1>
      <section className="rounded-panel border border-steel-200 p-5 md:p-7">
        <h2 className="text-h3">{t('login.guestTitle')}</h2>
        <p className="mt-2 mb-5 text-steel-600">{t('login.guestText')}</p>
        <a href={hrefs.checkout('addresses')} className={`${buttonClass('primary', 'lg')} w-full`}>
          {t('login.guest')}
        </a>
      </section>
      <section className="mt-5 rounded-panel border border-steel-200 p-5 md:p-7">
        <h2 className="mb-5 text-h3">{t('login.haveAccount')}</h2>
        <SignInForm refused={actionData} links={links} ways={ways} variant="secondary" />
        <p className="mt-4 flex flex-wrap items-center gap-x-2 text-sm">
          {t('login.newHere')}
          <a href={links.createAccount} className={`${buttonClass('link')} min-h-11`}>
            {t('login.createAccount')}
          </a>
        </p>
      </section>
    </CheckoutColumns>
  )
}
