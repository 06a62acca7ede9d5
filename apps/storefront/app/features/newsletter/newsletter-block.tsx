import { useShop } from '../../request/use-shop.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** The newsletter as part of a page of editors, for visitors who are not signed in (NEWS-01, CMS-04). */
export function NewsletterBlock() {
  const { t, data } = useShop()
  if (data.customer) return null
  return (
    <section
      data-newsletter
      className="no-print mt-10 rounded-panel border-l-6 border-signal-400 bg-steel-100 p-6 first:mt-0 md:p-8"
    >
      <h2 className="text-h3">{t('newsletter.title')}</h2>
      <p className="mt-2 mb-5 max-w-[60ch] text-ink-700">{t('account.newsletterText')}</p>
      <NewsletterForm />
    </section>
  )
}
