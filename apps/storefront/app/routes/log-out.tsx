import { Button } from '@shop/ui'
import { redirect } from 'react-router'
import { LoginCard } from '../features/login/login-card.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { isSignedIn } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/log-out'

/** Asks first: a link, of whatever site, must not sign a customer out. Visitors have nothing to do here (ROUTE-36). */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  if (!(await isSignedIn(shop))) throw redirect(shop.hrefs.home(), 302)
  return { language: shop.language }
}

/** Signs out and leads home (ROUTE-20, ROUTE-36). A form of another site comes without the session, which then stays. */
export async function action({ context }: Route.ActionArgs) {
  const { client, hasSession, hrefs } = context.get(shopContext)
  if (hasSession) await client.call('customerSignOut', {})
  throw redirect(hrefs.home(), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('shell.logOut'))

export default function LogOut() {
  const { t, hrefs, data } = useShop()
  return (
    <LoginCard title={t('shell.logOut')}>
      {data.customer ? <p className="mb-6 wrap-anywhere">{t('login.signedInAs', { email: data.customer.email })}</p> : null}
      {/* Loads the page again, so that nothing of the customer stays in the window. */}
      <form method="post" action={hrefs.logOut()}>
        <Button type="submit" size="lg">
          {t('shell.logOut')}
        </Button>
      </form>
    </LoginCard>
  )
}
