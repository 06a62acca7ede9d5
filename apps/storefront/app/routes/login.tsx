import { InformationBox } from '@shop/ui'
import { redirect, useSearchParams } from 'react-router'
import { loadSignInWays } from '../features/login/load-sign-in-ways.server.ts'
import { AccountOffer, LoginCard } from '../features/login/login-card.tsx'
import { returnPathOf, shopLoginLinks } from '../features/login/login-links.ts'
import { signIn } from '../features/login/sign-in.server.ts'
import { SignInForm } from '../features/login/sign-in-form.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { trackOnServer } from '../request/track-on-server.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/login'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const ways = await loadSignInWays(shop, url)
  return { language: shop.language, hasNewPassword: url.searchParams.has('newPassword'), ways }
}

/** Signs in, then leads back to where the shopper came from (ROUTE-18, ROUTE-36). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const refused = await signIn(shop, await request.formData())
  if (refused) return refused
  await trackOnServer(shop, 'customer-update', {})
  throw redirect(returnPathOf(url.searchParams, shop.hrefs), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('login.signIn'))

export default function Login({ loaderData: { hasNewPassword, ways }, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const [parameters] = useSearchParams()
  const links = shopLoginLinks(hrefs, parameters.get('returnTo'))
  return (
    <LoginCard title={t('login.signIn')} aside={<AccountOffer href={links.createAccount} />}>
      {hasNewPassword && !actionData ? (
        <div className="mb-6">
          <InformationBox type="secondarySuccess" title={t('login.passwordChanged')} />
        </div>
      ) : null}
      <SignInForm refused={actionData} links={links} ways={ways} />
    </LoginCard>
  )
}
