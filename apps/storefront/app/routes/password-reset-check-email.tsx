import { LoginCard } from '../features/login/login-card.tsx'
import { shopLoginLinks } from '../features/login/login-links.ts'
import { ResetSent } from '../features/login/reset-request-form.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/password-reset-check-email'

export function loader({ context }: Route.LoaderArgs) {
  return { language: context.get(shopContext).language }
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('login.checkMailTitle'))

/** After asking for a new password (ROUTE-21). */
export default function PasswordResetCheckEmail() {
  const { t, hrefs } = useShop()
  return (
    <LoginCard title={t('login.checkMailTitle')}>
      <ResetSent links={shopLoginLinks(hrefs, null)} />
    </LoginCard>
  )
}
