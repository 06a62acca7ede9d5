import { IconMail } from '@shop/ui/icons'
import { useLocation } from 'react-router'
import { Remembered } from '../../commerce-ui/remembered.tsx'
import { UnbrokenWords } from '../../commerce-ui/unbroken-words.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { NEWSLETTER_ANCHOR } from './newsletter-request.ts'

/** The newsletter above the footer, for visitors who are not signed in (SHELL-07, NEWS-01), unless the page above has it as a block. */
export function NewsletterBand() {
  const { t, data, hrefs } = useShop()
  const { pathname, search } = useLocation()
  // The newsletter's own page has the form already.
  if (data.customer || pathname.startsWith(hrefs.newsletter())) return null
  return (
    <Remembered name="newsletter" shows={[pathname, search]}>
      <section
        id={NEWSLETTER_ANCHOR}
        aria-labelledby="newsletter-title"
        className="no-print border-t-6 border-signal-400 bg-steel-100 [main:has([data-newsletter])+&]:hidden"
      >
        <div className="wrap grid gap-x-12 gap-y-6 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <div className="flex items-start gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-ink-900 text-signal-400 max-sm:hidden">
              <IconMail />
            </span>
            <div className="min-w-0">
              <h2 id="newsletter-title" className="text-h3">
                {t('newsletter.title')}
              </h2>
              <p className="mt-2 max-w-[52ch] text-ink-700">
                <UnbrokenWords text={t('account.newsletterText')} />
              </p>
            </div>
          </div>
          <NewsletterForm />
        </div>
      </section>
    </Remembered>
  )
}

/** The newsletter as part of a page of editors, for visitors who are not signed in (NEWS-01, CMS-04). */
export function NewsletterBlockView() {
  const { t, data } = useShop()
  if (data.customer) return null
  return (
    <section
      data-newsletter
      className="no-print mt-10 rounded-panel border-l-6 border-signal-400 bg-steel-100 p-6 first:mt-0 md:p-8"
    >
      <h2 className="text-h3">{t('newsletter.title')}</h2>
      <p className="mt-2 mb-5 max-w-[60ch] text-ink-700">
        <UnbrokenWords text={t('account.newsletterText')} />
      </p>
      <NewsletterForm />
    </section>
  )
}
