import { redirect } from 'react-router'
import { UnbrokenWords } from '../commerce-ui/unbroken-words.tsx'
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
import { requestNewsletter } from '../features/newsletter/request-newsletter.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import { isSignedIn } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/newsletter'

/** A customer who is signed in chooses in their account (NEWS-01). */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  if (await isSignedIn(shop)) throw redirect(shop.hrefs.account('my-newsletter'), 302)
  return { locale: shop.locale }
}

/** Takes the form of the band, wherever that stands (NEWS-02). */
export async function action({ context, request }: Route.ActionArgs) {
  return requestNewsletter(context.get(shopContext), await request.formData())
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('account.newsletter'))

/** The newsletter's form on a page of its own, where a form sent without scripts is shown again. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { t } = useShop()
  return (
    <div className="wrap max-w-3xl py-10">
      <h1 className="text-h1">{t('newsletter.title')}</h1>
      <p className="mt-3 mb-8 text-steel-600">
        <UnbrokenWords text={t('account.newsletterText')} />
      </p>
      <NewsletterForm result={actionData} />
    </div>
  )
}
