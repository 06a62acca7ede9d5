import { Button } from '@shop/ui'
import { isbot } from 'isbot'
import { type FormEvent, useId, useState } from 'react'
import { hasPrivacySignal, useConsent } from '../../browser/consent.ts'
import { InlineText } from '../../commerce-ui/inline-text.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { ConsentFields, SignalNote } from './consent-fields.tsx'
import { decideConsent } from './decide-consent.ts'
import { CHOICE_FIELD, readConsentForm } from './read-consent-form.ts'

export { decideConsent }

/**
 * Asks for the consent to cookies, with buttons that are alike, until there is an answer (TRACK-15). At the end of the view: the
 * page can be used meanwhile. Crawlers are not asked.
 */
export function ConsentBanner() {
  const { t, hrefs, locale } = useShop()
  const consent = useConsent()
  const [isDetailed, setDetailed] = useState(false)
  const titleId = useId()
  const hasSignal = hasPrivacySignal()
  if (consent !== undefined || isbot(navigator.userAgent)) return null
  const decide = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const question = isDetailed ? 'categories' : 'banner'
    void decideConsent(readConsentForm(new FormData(event.currentTarget, submitter)), locale, question)
  }
  return (
    <section
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      className="no-print late-sheet fixed inset-x-0 bottom-0 z-50 max-h-[80dvh] overflow-y-auto border-t border-steel-200 bg-white shadow-bar"
    >
      <form
        method="post"
        action={hrefs.cookieSettings()}
        onSubmit={decide}
        className="wrap grid gap-4 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:gap-3"
      >
        <div className="max-w-4xl">
          <h2 id={titleId} className="text-h4">
            {t('consent.title')}
          </h2>
          <p className="mt-1 text-sm text-ink-700">
            <InlineText text={t('consent.text')} />
          </p>
          {hasSignal && !isDetailed ? <SignalNote /> : null}
        </div>
        {isDetailed ? (
          <div className="max-w-4xl">
            <ConsentFields chosen={consent} hasSignal={hasSignal} />
          </div>
        ) : null}
        {/* On a phone refusing and agreeing stand next to each other in every language, in one size. */}
        <div className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
          <Button type="submit" variant="secondary" name={CHOICE_FIELD} value="none" className="max-sm:px-3">
            {t('consent.rejectAll')}
          </Button>
          <Button type="submit" variant="secondary" name={CHOICE_FIELD} value="all" className="max-sm:px-3">
            {t('consent.acceptAll')}
          </Button>
          {/* Two buttons, with keys: one that became the other while it is pressed would send the form. */}
          {isDetailed ? (
            <Button key="save" type="submit" variant="tertiary" className="max-sm:col-span-2">
              {t('consent.save')}
            </Button>
          ) : (
            <Button key="choose" type="button" variant="tertiary" className="max-sm:col-span-2" onClick={() => setDetailed(true)}>
              {t('consent.choose')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
