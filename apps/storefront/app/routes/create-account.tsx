import { redirect, useSearchParams } from 'react-router'
import { loadSignInWays } from '../features/login/load-sign-in-ways.server.ts'
import { LoginCard, LoginOffer } from '../features/login/login-card.tsx'
import { returnPathOf, shopLoginLinks } from '../features/login/login-links.ts'
import { register } from '../features/login/register.server.ts'
import { RegistrationForm } from '../features/login/registration-form.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { trackOnServer } from '../request/track-on-server.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/create-account'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return { language: shop.language, ways: await loadSignInWays(shop, url) }
}

/** Registers and signs in, then leads back to where the shopper came from (ROUTE-19). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const refused = await register(shop, await request.formData())
  if (refused) return refused
  await trackOnServer(shop, 'customer-update', {})
  throw redirect(returnPathOf(url.searchParams, shop.hrefs), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('login.createAccount'))

export default function CreateAccount({ loaderData: { ways }, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const [parameters] = useSearchParams()
  const links = shopLoginLinks(hrefs, parameters.get('returnTo'))
  return (
    <LoginCard title={t('login.createAccount')} aside={<LoginOffer href={links.login} />}>
      <RegistrationForm refused={actionData} links={links} ways={ways} />
    </LoginCard>
  )
}
