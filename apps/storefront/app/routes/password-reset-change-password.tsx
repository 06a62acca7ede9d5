import { redirect } from 'react-router'
import { LoginCard } from '../features/login/login-card.tsx'
import { NewPasswordForm } from '../features/login/new-password-form.tsx'
import { chooseNewPassword } from '../features/login/reset-password.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/password-reset-change-password'

/** The token is in the address, which no other page is to learn. */
export function headers(): HeadersInit {
  return { 'referrer-policy': 'same-origin' }
}

/** Where the link of the mail leads; without its token there is nothing to choose (ROUTE-21). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { language, hrefs } = context.get(shopContext)
  if (!url.searchParams.get('token')) throw redirect(hrefs.passwordReset(), 302)
  return { language }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const refused = await chooseNewPassword(shop, url.searchParams.get('token') ?? '', await request.formData())
  if (refused) return refused
  throw redirect(`${shop.hrefs.login()}?newPassword`, 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('mail.resetTitle'))

export default function PasswordResetChangePassword({ actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const again = { href: hrefs.passwordReset(), label: t('login.requestLink') }
  return (
    <LoginCard title={t('mail.resetTitle')}>
      <NewPasswordForm
        refused={actionData}
        label={t('account.newPassword')}
        submitLabel={t('login.savePassword')}
        again={again}
      />
    </LoginCard>
  )
}
