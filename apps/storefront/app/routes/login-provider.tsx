import { redirect } from 'react-router'
import { GoOn } from '../features/login/go-on.tsx'
import { beginWithProvider, finishWithProvider } from '../features/login/provider-sign-in.server.ts'
import { loginStrategyOf } from '../features/login/sign-in-problem.ts'
import { translatorOf } from '../request/messages.ts'
import { pageNotFound } from '../request/not-found.ts'
import { type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/login-provider'

/** Says that the page was reached from one of the shop, so that the session came along. */
const OWN = 'own'

/** The address holds what no other page is to learn. */
export function headers(): HeadersInit {
  return { 'referrer-policy': 'same-origin' }
}

/**
 * Where a provider leads back to. The browser sends no session with a visit that comes from another site, so this page asks for
 * itself once more, from the shop, and then ends the sign-in.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const provider = loginStrategyOf(params.provider)
  if (!provider) throw pageNotFound()
  // Also loaded after the form was sent, whose answer leads on by itself.
  if (url.searchParams.size === 0) return { words: wordsOf(shop), url: shop.hrefs.login() }
  if (url.searchParams.has(OWN)) throw redirect(await finishWithProvider(shop, provider, url.searchParams), 303)
  const again = new URLSearchParams(url.searchParams)
  again.set(OWN, '1')
  return { words: wordsOf(shop), url: `${url.pathname}?${again}` }
}

/** Begins to sign in with a provider (AUTH-13): by the button of a form, and never by a link of another site. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const provider = loginStrategyOf(params.provider)
  if (!provider) throw pageNotFound()
  const url = await beginWithProvider(shop, provider, await request.formData())
  if (url.startsWith('/')) throw redirect(url, 303)
  return { words: wordsOf(shop), url }
}

function wordsOf({ locale }: ShopRequest) {
  const t = translatorOf(locale)
  return { title: t('signIn.goingOn'), link: t('signIn.goOn') }
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('login.signIn'))

export default function LoginProvider({ loaderData, actionData }: Route.ComponentProps) {
  return <GoOn {...(actionData ?? loaderData)} />
}
