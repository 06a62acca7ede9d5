import { InformationBox } from '@shop/ui'
import { redirect } from 'react-router'
import { accountMeta } from '../features/customer/account-meta.ts'
import { providerProblemText } from '../features/login/load-sign-in-ways.server.ts'
import { providerProblemOf } from '../features/login/sign-in-problem.ts'
import { AddPasskey } from '../features/security/add-passkey.tsx'
import { changeSecurity } from '../features/security/change-security.server.ts'
import { loadSecurity } from '../features/security/load-security.server.ts'
import { DONE_SECURITY_CHANGES } from '../features/security/security-change.ts'
import { PasskeysSection, PasswordSection, ProvidersSection, SessionsSection } from '../features/security/security-sections.tsx'
import { doneText, problemText, securityWords, strategyOf } from '../features/security/security-words.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-security'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  await requireCustomer(shop)
  const done = DONE_SECURITY_CHANGES.find(known => known === url.searchParams.get('done'))
  const problem = providerProblemOf(url.searchParams)
  return {
    language: shop.language,
    words: securityWords(t),
    view: await loadSecurity(shop, t),
    form: url.pathname,
    done: done ? doneText(t, done, strategyOf(url.searchParams.get('provider'))) : null,
    problem: problem ? providerProblemText(t, problem) : null,
    afterPasskey: shop.hrefs.account('security', { done: 'passkey-added' }),
  }
}

/** Ends a link, a passkey or sessions, or names a passkey. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const answer = await changeSecurity(shop, await request.formData())
  if (answer.done === undefined) return { problem: problemText(translatorOf(shop.locale), answer.problem) }
  const { done, provider } = answer
  throw redirect(shop.hrefs.account('security', { done, ...(provider ? { provider } : {}) }), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'security')

/** The ways into the account: password, accounts of other services, passkeys, and where the customer is signed in. */
export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useShop()
  const { words, view, form, afterPasskey } = loaderData
  const problem = actionData?.problem ?? loaderData.problem
  const done = actionData ? null : loaderData.done
  const current = view.sessions.find(({ isCurrent }) => isCurrent)
  return (
    <>
      <h1 className="mb-6 text-h1">{t('account.security')}</h1>
      <div className="mb-6 max-w-200 empty:hidden" aria-live="polite">
        {problem ? <InformationBox type="error" title={problem} /> : done ? <InformationBox type="success" title={done} /> : null}
      </div>
      <PasswordSection hasPassword={view.hasPassword} />
      <ProvidersSection view={view} words={words} form={form} />
      <PasskeysSection view={view} words={words}>
        <AddPasskey key={view.passkeys.length} words={words} proposal={current?.device ?? ''} target={afterPasskey} />
      </PasskeysSection>
      <SessionsSection view={view} words={words} />
    </>
  )
}
