import { data } from 'react-router'
import { type PrivacyFormAnswer, TOKEN } from '../features/privacy/privacy-answer.ts'
import { PrivacyLink, privacyLinkTitle } from '../features/privacy/privacy-link.tsx'
import { PrivacyNotice } from '../features/privacy/privacy-notice.tsx'
import { PrivacyRequestForm } from '../features/privacy/privacy-request-form.tsx'
import { privacyWords } from '../features/privacy/privacy-words.server.ts'
import { requestPrivacy } from '../features/privacy/request-privacy.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/my-data'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, locale } = context.get(shopContext)
  const words = privacyWords(translatorOf(locale))
  const token = url.searchParams.get('token')
  if (token === null) return { words, token: undefined, link: undefined }
  const link = TOKEN.test(token) ? (await client.call('getPrivacyRequest', { token })).privacyRequest : null
  return { words, token, link }
}

/** Confirms by the link of a mail, or asks for that mail. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const token = url.searchParams.get('token')
  if (token === null) {
    const answer = await requestPrivacy(shop, translatorOf(shop.locale), await request.formData())
    return data(answer, { status: answer.is === 'refused' && answer.why === 'failed' ? 503 : 200 })
  }
  const isConfirmed = TOKEN.test(token) && (await shop.client.call('confirmPrivacyRequest', { token })).privacyRequest.isConfirmed
  const answer: PrivacyFormAnswer = isConfirmed ? { is: 'confirmed' } : { is: 'refused', why: 'expired', kind: 'erasure' }
  return data(answer, { status: 200 })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...hiddenPageHead(matches, t => t('account.myData')),
  { name: 'referrer', content: 'no-referrer' },
]

/** A copy of one's own data, or their erasure, by a link that is mailed (GDPR, art. 15, 17 and 20). */
export default function MyData({ loaderData: { words, token, link }, actionData }: Route.ComponentProps) {
  const { t } = useShop()
  const isConfirmed = actionData?.is === 'confirmed'
  return (
    <div className="wrap max-w-4xl py-10">
      <h1 className="mb-6 text-h1">{link ? privacyLinkTitle(words, link.kind) : words.title}</h1>
      {token !== undefined && link ? (
        <PrivacyLink words={words} kind={link.kind} token={token} isConfirmed={isConfirmed || link.isConfirmed} />
      ) : token !== undefined ? (
        <PrivacyNotice text={t('login.linkExpired')} />
      ) : (
        <PrivacyRequestForm words={words} answer={actionData} />
      )}
    </div>
  )
}
