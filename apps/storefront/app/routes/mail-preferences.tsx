import { Button, buttonClass, InformationBox } from '@shop/ui'
import { data, Form, useNavigation } from 'react-router'
import { changeMails, mailLinkOf } from '../features/mail-preference/change-mails.server.ts'
import { MailPreferenceForm } from '../features/mail-preference/mail-preference-form.tsx'
import { mailWords } from '../features/mail-preference/mail-words.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/mail-preferences'

/** Which mails the reader of a link or the signed-in customer gets. Looking changes nothing: mail programs open links ahead. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, locale } = context.get(shopContext)
  const { token, kind } = mailLinkOf(url.searchParams)
  const params = { locale, ...(token ? { token } : {}) }
  const found = token === null ? null : (await client.call('getMailPreferences', params)).mailPreferences
  return { words: mailWords(translatorOf(locale), found?.email ?? ''), found, token: token ?? undefined, kind }
}

/** Saves what was chosen, or ends what the link of a mail names; a mail program posts here without any cookie (RFC 8058). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const change = await changeMails(context.get(shopContext), mailLinkOf(url.searchParams), await request.formData())
  return data({ change }, { status: change === undefined ? 400 : 200 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...hiddenPageHead(matches, () => loaderData?.words.title ?? ''),
  { name: 'referrer', content: 'no-referrer' },
]

export default function MailPreferences({ loaderData: { words, found, token, kind }, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  const change = actionData?.change
  const ended = words.kinds.find(known => known.kind === kind)
  const isAsked = change === undefined && token !== undefined && ended !== undefined && found?.wanted.includes(ended.kind)
  return (
    <div className="wrap max-w-3xl py-10">
      <h1 className="mb-4 text-h1">{words.title}</h1>
      {change && (
        <div className="mb-6">
          <InformationBox type="success" title={change === 'saved' ? words.saved : words.unsubscribed} />
        </div>
      )}
      {isAsked && (
        <Form method="post" className="mb-8 rounded-panel bg-steel-100 p-5 md:p-6">
          <h2 className="mb-1 text-h3">{ended.label}</h2>
          <p className="mb-4">{words.unsubscribeQuestion}</p>
          <Button type="submit" busy={isBusy} className="max-sm:w-full">
            {words.unsubscribe}
          </Button>
        </Form>
      )}
      {found ? (
        <>
          <p className="mb-6 max-w-160 break-words">{words.intro}</p>
          <MailPreferenceForm words={words} wanted={found.wanted} />
        </>
      ) : (
        <>
          {token !== undefined && (
            <div className="mb-4">
              <InformationBox type="warning" title={t('login.linkExpired')} />
            </div>
          )}
          <p className="mb-6">{words.signIn}</p>
          <a href={hrefs.login(hrefs.mailPreferences())} className={buttonClass('secondary')}>
            {t('login.signIn')}
          </a>
        </>
      )}
    </div>
  )
}
