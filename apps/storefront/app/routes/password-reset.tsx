import { redirect } from 'react-router'
import { LoginCard } from '../features/login/login-card.tsx'
import { shopLoginLinks } from '../features/login/login-links.ts'
import { requestReset } from '../features/login/reset-password.server.ts'
import { ResetRequestForm } from '../features/login/reset-request-form.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/password-reset'

export function loader({ context }: Route.LoaderArgs) {
  return { language: context.get(shopContext).language }
}

/** Asks for the mail; the page that follows says the same whether there is an account or not (ROUTE-21, AUTH-12). */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const refused = await requestReset(shop, await request.formData())
  if (refused) return refused
  throw redirect(shop.hrefs.passwordReset('check-email'), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('login.forgotten'))

export default function PasswordReset({ actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  return (
    <LoginCard title={t('login.forgotten')}>
      <ResetRequestForm refused={actionData} links={shopLoginLinks(hrefs, null)} />
    </LoginCard>
  )
}
