import type { SupportStart } from '@shop/domain/support-case'
import { Fragment, type FragmentData } from '../commerce-ui/fragment.tsx'
import type { CaseAnswer } from '../features/support/case-form.ts'
import { SupportWizard } from '../features/support/support-wizard.tsx'
import { useShop } from '../request/use-shop.tsx'
import { ContactLinks } from '../shell/contact-links.tsx'

interface ContactPageProps {
  readonly start: SupportStart
  /** Result of a form that was sent without scripts. */
  readonly answer: CaseAnswer | undefined
  readonly draftId: string
  /** What editors write of it. */
  readonly texts: FragmentData
}

/** How to reach customer care: the support form, each step of which is a page without scripts, and phone and e-mail (FORM-01). */
export function ContactPage({ start, answer, draftId, texts }: ContactPageProps) {
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
          <SupportWizard start={start} answer={answer} draftId={draftId} />
        </section>
        {shop.contact ? (
          <aside className="self-start rounded-panel border border-steel-200 p-4">
            <ContactLinks withForm={false} className="text-base" />
          </aside>
        ) : null}
      </div>
      <Fragment fragment={texts} className="mt-12 block" />
    </div>
  )
}
