import { LoginCard } from '../features/login/login-card.tsx'
import { shopLoginLinks } from '../features/login/login-links.ts'
import { ResetSent } from '../features/login/reset-sent.tsx'
import { translatorOf } from '../shop/messages.ts'
import { pageTitle } from '../shop/page-title.ts'
import { shopContext } from '../shop/request-context.server.ts'
import { useShop } from '../shop/use-shop.tsx'
import type { Route } from './+types/password-reset-check-email'

export function loader({ context }: Route.LoaderArgs) {
  return { language: context.get(shopContext).language }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const t = translatorOf(loaderData.language)
  return [{ title: pageTitle(t, t('login.checkMailTitle')) }, { name: 'robots', content: 'noindex' }]
}

/** After asking for a new password (ROUTE-21). */
export default function PasswordResetCheckEmail() {
  const { t, hrefs } = useShop()
  return (
    <LoginCard title={t('login.checkMailTitle')}>
      <ResetSent links={shopLoginLinks(hrefs, null)} />
    </LoginCard>
  )
}
