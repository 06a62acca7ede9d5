import { buttonClass } from '@shop/ui'
import { redirect } from 'react-router'
import { UnbrokenWords } from '../commerce-ui/unbroken-words.tsx'
import { accountMeta } from '../features/customer/account-meta.ts'
import { afterChange, ChangeNotice, doneChangeOf } from '../features/customer/change-notice.tsx'
import { changeProblemOf } from '../features/customer/change-problem.ts'
import { NewsletterChoice, SUBSCRIBE } from '../features/customer/newsletter-choice.tsx'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { trackOnServer } from '../request/track-on-server.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-newsletter'

/** A customer without a stored choice has not chosen the newsletter. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { version, email, custom } = await requireCustomer(shop)
  const done = doneChangeOf(url.searchParams)
  const change = translatorOf(shop.locale)('mailPreference.change')
  return { language: shop.language, change, version, email, isSubscribed: custom.newsletter ?? false, done }
}

/** Changes the choice about the newsletter (ACC-13). */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const newsletter = form.get('intent') === SUBSCRIBE
  const { id } = await requireCustomer(shop)
  const customer = { id, version: Number(form.get('version')) }
  const problem = await changeProblemOf(
    shop.client.call('customerUpdateMe', { customer, data: { newsletter }, locale: shop.locale }),
  )
  if (problem) return { problem }
  await trackOnServer(shop, 'customer-consent', { newsletter })
  throw redirect(shop.hrefs.account('my-newsletter', afterChange(newsletter ? 'subscribed' : 'unsubscribed')), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'my-newsletter')

export default function AccountNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const { change, version, email, isSubscribed, done } = loaderData
  return (
    <>
      <h1 className="mb-2 text-h1">{t('account.newsletter')}</h1>
      <p className="mb-6 max-w-160 text-steel-600">
        <UnbrokenWords text={t('account.newsletterText')} />
      </p>
      <ChangeNotice done={actionData ? undefined : done} problem={actionData?.problem} />
      <NewsletterChoice version={version} email={email} isSubscribed={isSubscribed} />
      <p className="mt-6">
        <a href={hrefs.mailPreferences()} className={`${buttonClass('link')} min-h-11`}>
          {change}
        </a>
      </p>
    </>
  )
}
