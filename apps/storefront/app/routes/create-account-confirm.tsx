import { redirect } from 'react-router'
import { LoginCard } from '../features/login/login-card.tsx'
import { NewPasswordForm } from '../features/login/new-password-form.tsx'
import { confirmRegistration } from '../features/login/register.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import { trackOnServer } from '../request/track-on-server.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/create-account-confirm'

/** The token is in the URL, which no other page is to learn. */
export function headers(): HeadersInit {
  return { 'referrer-policy': 'same-origin' }
}

/** Where the link of the mail leads; without its token there is nothing to confirm. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { language, hrefs } = context.get(shopContext)
  if (!url.searchParams.get('token')) throw redirect(hrefs.createAccount(), 302)
  return { language }
}

/** Makes the account with the password that is chosen here, and signs in (AUTH-01). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const refused = await confirmRegistration(shop, url.searchParams.get('token') ?? '', await request.formData())
  if (refused) return refused
  await trackOnServer(shop, 'customer-update', {})
  throw redirect(shop.hrefs.account('my-profile'), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('login.createAccount'))

export default function CreateAccountConfirm({ actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const again = { href: hrefs.createAccount(), label: t('login.createAccount') }
  return (
    <LoginCard title={t('login.createAccount')}>
      <NewPasswordForm
        refused={actionData}
        text={t('login.registrationPassword')}
        label={t('login.password')}
        submitLabel={t('login.createAccount')}
        again={again}
      />
    </LoginCard>
  )
}
