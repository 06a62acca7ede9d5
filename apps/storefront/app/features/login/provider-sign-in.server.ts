import { OperationError } from '@shop/contract'
import type { LoginStrategy } from '@shop/domain/login'
import { safeRedirect } from '@shop/domain/redirection'
import { createHrefs, type Hrefs } from '../../href/hrefs.ts'
import { languageOfPath } from '../../href/language-prefix.ts'
import { logError } from '../../request/log.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { trackOnServer } from '../../request/track-on-server.server.ts'
import { returnPathOf } from './login-links.ts'
import { forgetSignInMemory, keepSignInMemory, type SignInMemory, signInMemoryOf, typedOf } from './sign-in-memory.server.ts'
import { problemUrl, type SignInProblem } from './sign-in-problem.ts'

/** Base to read paths against; nothing of it reaches an answer. */
const BASE = 'http://shop.invalid'

/** The link builders of the language in which a form stood. */
function hrefsOfForm({ market }: Pick<ShopRequest, 'market'>, form: string): Hrefs {
  return createHrefs(market, languageOfPath(market, new URL(safeRedirect(form), BASE).pathname))
}

/** Where someone goes on who has signed in with a form: where they came from, or to the next step of the checkout. */
export function targetOfForm(shop: Pick<ShopRequest, 'market'>, form: string): string {
  const url = new URL(safeRedirect(form), BASE)
  const hrefs = hrefsOfForm(shop, form)
  const isCheckout = url.pathname === hrefs.checkout('login') || url.pathname === hrefs.checkout('create-account')
  return isCheckout ? hrefs.checkout('addresses') : returnPathOf(url.searchParams, hrefs)
}

/** Begins a sign-in with a provider, or a link to one: the address to go on to. Where that fails, it is one of the shop. */
export async function beginWithProvider(shop: ShopRequest, provider: LoginStrategy, form: FormData): Promise<string> {
  const memory = { provider, form: safeRedirect(String(form.get('form') ?? '')), typed: typedOf(form) }
  try {
    const isLinking = form.get('isLinking') !== null
    const { authorizationUrl, flow } = await shop.client.call('beginProviderSignIn', { provider, isLinking })
    shop.setCookies.push(keepSignInMemory({ ...memory, sealed: flow }))
    return authorizationUrl
  } catch (error) {
    shop.setCookies.push(keepSignInMemory(memory))
    return problemUrl(memory.form, { provider, problem: signInProblemOf(error) })
  }
}

/** Ends a sign-in by the query that the provider led back with: the path of the shop to go on to. */
export async function finishWithProvider(shop: ShopRequest, provider: LoginStrategy, query: URLSearchParams): Promise<string> {
  const memory = signInMemoryOf(shop.cookie)
  if (memory?.provider !== provider || memory.sealed === undefined)
    return problemUrl(shop.hrefs.login(), { provider, problem: 'expired' })
  const { sealed, ...rest } = memory
  const fail = (problem: SignInProblem) => {
    shop.setCookies.push(keepSignInMemory(rest))
    return problemUrl(memory.form, { provider, problem })
  }
  const [code, state] = [query.get('code'), query.get('state')]
  if (query.has('error')) return fail(query.get('error') === 'access_denied' ? 'denied' : 'unavailable')
  if (!code || !state) return fail('expired')
  try {
    const finished = await shop.client.call('finishProviderSignIn', { provider, flow: sealed, code, state })
    const { outcome, identity, email } = finished
    if (outcome === 'linked') {
      shop.setCookies.push(forgetSignInMemory())
      return hrefsOfForm(shop, memory.form).account('security', { done: 'connected', provider })
    }
    if (outcome === 'signed-in') return enter(shop, memory.form)
    const missing = { missing: outcome, ...(identity ? { sealed: identity } : {}), ...(email ? { email } : {}) }
    shop.setCookies.push(keepSignInMemory({ ...rest, ...missing }))
    return hrefsOfForm(shop, memory.form).signInWith('connect')
  } catch (error) {
    return fail(signInProblemOf(error))
  }
}

/** Someone is signed in by now: forgets how, and says where they go on. */
export async function enter(shop: ShopRequest, form: SignInMemory['form']): Promise<string> {
  shop.setCookies.push(forgetSignInMemory())
  await trackOnServer(shop, 'customer-update', {})
  return targetOfForm(shop, form)
}

/** What a refused or failed sign-in with a provider is told as; failures of the shop itself are logged. */
function signInProblemOf(error: unknown): SignInProblem {
  if (error instanceof OperationError) {
    if (error.has('TooManyRequests')) return 'too-many'
    if (error.has('provider-unavailable')) return 'unavailable'
    if (error.has('RequiredField')) return 'unverified'
    if (error.has('InvalidOperation')) return 'taken'
    if (error.statusCode < 500) return 'expired'
  }
  logError('A sign-in with a provider could not be processed', error)
  return 'failed'
}
