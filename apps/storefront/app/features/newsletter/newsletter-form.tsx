import { newsletterEmailOf } from '@shop/domain/newsletter'
import { Button, InformationBox, TextField } from '@shop/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { UnbrokenWords } from '../../commerce-ui/unbroken-words.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { EMAIL_FIELD, isRequested, RETURN_FIELD, STAYS_FIELD } from './newsletter-request.ts'
import type { NewsletterResult } from './request-newsletter.server.ts'

interface NewsletterFormProps {
  /** Result of a form that was sent without scripts. */
  readonly result?: NewsletterResult | undefined
}

/** Subscribes to the newsletter: one field, the consent, and afterwards the result in its place (NEWS-02). Works without scripts. */
export function NewsletterForm({ result: sent }: NewsletterFormProps) {
  const { t, hrefs } = useShop()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<NewsletterResult>()
  const result = fetcher.data ?? sent
  const [isWrong, setIsWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const refused = result?.kind === 'refused' ? result : undefined
  useEffect(() => {
    if (refused?.problem === 'email') input.current?.focus()
  }, [refused])

  if (result?.kind === 'requested' || isRequested(search)) return <Requested isNews={result !== undefined} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fetcher.state !== 'idle') return
    const form = new FormData(event.currentTarget)
    const wrong = newsletterEmailOf(String(form.get(EMAIL_FIELD))) === undefined
    setIsWrong(wrong)
    if (wrong) return input.current?.focus()
    form.set(STAYS_FIELD, 'true')
    void fetcher.submit(form, { method: 'post', action: hrefs.newsletter() })
  }
  return (
    <fetcher.Form method="post" action={hrefs.newsletter()} noValidate onSubmit={submit} className="grid gap-3">
      <input type="hidden" name={RETURN_FIELD} value={pathname + search} />
      {refused?.problem === 'too-many' ? <InformationBox type="error" title={t('account.errorTooManyAttempts')} /> : null}
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          ref={input}
          label={t('checkout.email')}
          name={EMAIL_FIELD}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={refused?.typed}
          error={isWrong || refused?.problem === 'email' ? t('checkout.errorEmail') : undefined}
          onChange={() => setIsWrong(false)}
        />
        <Button type="submit" variant="secondary" busy={fetcher.state !== 'idle'} className="min-h-12 self-start sm:mt-7">
          {t('account.newsletterSubscribe')}
        </Button>
      </div>
      <p className="text-sm text-steel-600">
        <UnbrokenWords text={t('newsletter.consent')} />{' '}
        <a href={hrefs.page('privacy-data')} className="text-link underline underline-offset-3 hover:decoration-2">
          {t('shell.privacy')}
        </a>
      </p>
    </fetcher.Form>
  )
}

/** Replaces the form after a success; takes the focus of its button. */
function Requested({ isNews }: { isNews: boolean }) {
  const { t } = useShop()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNews) box.current?.focus()
  }, [isNews])
  return (
    <div ref={box} tabIndex={-1} className="focus:outline-none">
      <InformationBox type="success" title={t('newsletter.sentTitle')}>
        {t('newsletter.sentText')}
      </InformationBox>
    </div>
  )
}
