import { OperationError } from '@shop/contract'
import { Button, InformationBox } from '@shop/ui'
import { data, redirect } from 'react-router'
import { LoginCard } from '../features/login/login-card.tsx'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/support-session'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The token is in the URL, which no other page is to learn. */
export function headers(): HeadersInit {
  return { 'referrer-policy': 'no-referrer' }
}

/** Where the link of `customers act-as` leads. Looking changes nothing: what previews links looks at them, too. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(shopContext)
  const t = translatorOf(locale)
  const words = { title: t('actAs.title'), text: t('actAs.text'), open: t('actAs.open') }
  return { words, isLink: TOKEN.test(url.searchParams.get('token') ?? '') }
}

/** Opens the shop as the customer of the link, once. */
export async function action({ context, url }: Route.ActionArgs) {
  const { client, hrefs } = context.get(shopContext)
  const token = url.searchParams.get('token') ?? ''
  if (!TOKEN.test(token)) return data({ isOver: true }, { status: 200 })
  try {
    await client.call('openSupportSession', { token })
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode !== 404) throw error
    return data({ isOver: true }, { status: 200 })
  }
  throw redirect(hrefs.home(), 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => hiddenPageHead(matches, () => loaderData?.words.title ?? '')

/** Lets someone of the shop see it as a customer does, for support. */
export default function SupportSession({ loaderData: { words, isLink }, actionData }: Route.ComponentProps) {
  const { t } = useShop()
  return (
    <LoginCard title={words.title}>
      {actionData?.isOver || !isLink ? (
        <InformationBox type="warning" title={t('login.linkExpired')} />
      ) : (
        // Loads a page, so that nothing of who was signed in before stays in the window.
        <form method="post">
          <p className="mb-6">{words.text}</p>
          <Button type="submit" size="lg">
            {words.open}
          </Button>
        </form>
      )}
    </LoginCard>
  )
}
