import { Button, InformationBox } from '@shop/ui'
import { data, Form, useNavigation } from 'react-router'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/newsletter-unsubscribe'

const TOKEN = /^[A-Za-z0-9_-]{1,100}$/

export function loader({ context }: Route.LoaderArgs) {
  return { locale: context.get(shopContext).locale }
}

/** Withdraws the newsletter by the link of a mail: pressed here, or posted to by a mail program without any cookie (RFC 8058). */
export async function action({ context, url }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? ''
  if (!TOKEN.test(token)) throw data(null, { status: 400 })
  await context.get(shopContext).client.call('withdrawNewsletter', { token })
  return { isWithdrawn: true }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...hiddenPageHead(matches, t => t('account.newsletter')),
  { name: 'referrer', content: 'no-referrer' },
]

/** Looking at the link changes nothing; the button does. */
export default function NewsletterUnsubscribe({ actionData }: Route.ComponentProps) {
  const { t } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <div className="wrap max-w-3xl py-10">
      <h1 className="mb-4 text-h1">{t('account.newsletter')}</h1>
      {actionData ? (
        <InformationBox type="success" title={t('account.newsletterUnsubscribed')} />
      ) : (
        <Form method="post">
          <p className="mb-6">{t('newsletter.unsubscribeQuestion')}</p>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {t('account.newsletterUnsubscribe')}
          </Button>
        </Form>
      )}
    </div>
  )
}
