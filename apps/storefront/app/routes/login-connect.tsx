import { InformationBox } from '@shop/ui'
import { redirect } from 'react-router'
import { ConnectForm } from '../features/login/connect-form.tsx'
import { connectProvider, connectWords } from '../features/login/connect-provider.server.ts'
import { LoginCard } from '../features/login/login-card.tsx'
import { signInMemoryOf } from '../features/login/sign-in-memory.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/login-connect'

/** What is missing for signing in with a provider. Without a way to one that came this far there is nothing to ask. */
export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const memory = signInMemoryOf(shop.cookie)
  if (!memory?.missing) throw redirect(shop.hrefs.login(), 302)
  return { language: shop.language, words: connectWords(translatorOf(shop.locale), memory), ...memory }
}

/** Links the account by its password and goes on, or mails the link that proves an e-mail address. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const memory = signInMemoryOf(shop.cookie)
  if (!memory?.missing) throw redirect(shop.hrefs.login(), 303)
  const answer = await connectProvider(shop, memory, await request.formData())
  if ('target' in answer) throw redirect(answer.target, 303)
  return answer
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('login.signIn'))

export default function LoginConnect({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useShop()
  const { words, missing, email } = loaderData
  if (actionData?.isSent)
    return (
      <LoginCard title={t('login.checkMailTitle')}>
        <InformationBox type="info" title={t('login.registrationSent')}>
          {t('mail.resetValidity')}
        </InformationBox>
        <p className="mt-5 text-steel-600">{t('login.checkMailHint')}</p>
      </LoginCard>
    )
  return (
    <LoginCard title={words.title}>
      <p className="mb-6 wrap-anywhere text-ink-700">{words.text}</p>
      <ConnectForm missing={missing ?? 'email-needed'} email={email} words={words} refused={actionData?.refused} />
    </LoginCard>
  )
}
