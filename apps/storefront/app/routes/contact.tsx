import { originOf } from '@shop/domain/market'
import { supportStartOf } from '@shop/domain/support-case'
import { data, redirect } from 'react-router'
import type { CaseAnswer } from '../features/support/case-form.ts'
import { submitSupportCase } from '../features/support/submit-support-case.server.ts'
import { SupportWizard } from '../features/support/support-wizard.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import { ContactLinks } from '../shell/contact-links.tsx'
import type { Route } from './+types/contact'

/** Parameter of the page after a form was sent without scripts: the number of its case. */
const SENT = 'sent'
const CASE_NUMBER = /^SC\d{6,12}$/

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(shopContext)
  const sent = url.searchParams.get(SENT) ?? ''
  const answer: CaseAnswer | null = CASE_NUMBER.test(sent) ? { kind: 'created', caseNumber: sent } : null
  return { locale, start: supportStartOf(url.search), answer, draftId: crypto.randomUUID() }
}

/** Takes a form that was sent without scripts (FORM-23). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const contact = shop.hrefs.contact()
  const sent = { form: await request.formData(), currentUrl: `${originOf(shop.market)}${contact}` }
  const answer = await submitSupportCase(shop, supportStartOf(url.search), sent)
  // So that loading the page again sends nothing again.
  if (answer.kind === 'created') throw redirect(`${contact}?${SENT}=${answer.caseNumber}`, 303)
  return data(answer, { status: answer.reason === 'failed' ? 503 : 200 })
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('shell.contact'))

/** How to reach customer care: the support form, each step of which is a page without scripts, and phone and e-mail (FORM-01). */
export default function Contact({ loaderData: { start, answer, draftId }, actionData }: Route.ComponentProps) {
  const { t, data: shop } = useShop()
  return (
    <div className="wrap py-8 pb-16 md:py-10">
      <h1 className="text-h1">{t('shell.contact')}</h1>
      {start.choice.reason ? null : <p className="mt-3 max-w-[60ch] text-ink-700">{t('support.intro')}</p>}
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)]">
        <section aria-labelledby="support-title">
          <h2 id="support-title" className="mb-5 text-h3">
            {t('support.title')}
          </h2>
          <SupportWizard start={start} answer={actionData ?? answer ?? undefined} draftId={draftId} />
        </section>
        {shop.contact ? (
          <aside className="self-start rounded-panel border border-steel-200 p-4">
            <ContactLinks withForm={false} className="text-base" />
          </aside>
        ) : null}
      </div>
    </div>
  )
}
