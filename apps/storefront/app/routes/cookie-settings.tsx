import { CONSENT_COOKIE, readConsent, saysPrivacySignal } from '@shop/domain/cookie'
import { Button, InformationBox } from '@shop/ui'
import { useEffect } from 'react'
import { Form } from 'react-router'
import { announceConsent, useConsent } from '../browser/consent.ts'
import { InlineText } from '../commerce-ui/inline-text.tsx'
import { ConsentFields } from '../features/consent/consent-fields.tsx'
import { CHOICE_FIELD, readConsentForm } from '../features/consent/read-consent-form.ts'
import { browserIdOf } from '../request/consent-cookies.ts'
import { cookiesOfDecision, decisionOf } from '../request/consent-decision.ts'
import { cookieOf } from '../request/cookies.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/cookie-settings'

export function loader({ context, request }: Route.LoaderArgs) {
  const { locale, cookie } = context.get(shopContext)
  const decision = readConsent(cookieOf(cookie, CONSENT_COOKIE.name))
  // The page is for its visitor alone, so that it may say what their browser says with the request.
  const hasSignal = saysPrivacySignal(request.headers.get('sec-gpc'))
  return { locale, hasSignal, consent: decision?.choices ?? null }
}

/** Keeps what a form chooses, in the browser by a cookie and with the shop as a proof (COOK-05). */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const before = readConsent(cookieOf(shop.cookie, CONSENT_COOKIE.name))
  const choices = readConsentForm(await request.formData())
  const hasSignal = saysPrivacySignal(request.headers.get('sec-gpc'))
  const id = before?.id ?? crypto.randomUUID()
  const decision = decisionOf(choices, { id, now: shop.now, hasPrivacySignal: hasSignal })
  shop.setCookies.push(...cookiesOfDecision(decision, true))
  const browserId = browserIdOf(shop.cookie)
  const kept = shop.client.call('recordConsent', {
    id,
    version: decision.version,
    choices,
    locale: shop.locale,
    question: 'page',
    ...(hasSignal ? { hasPrivacySignal: true } : {}),
    ...(browserId ? { browserId } : {}),
  })
  await optionalBlock<unknown>('record of a consent', kept, null)
  return { choices }
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('shell.cookieSettings'))

/** The consent to cookies, to be given or taken back at any time, without scripts too (TRACK-15). */
export default function CookieSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useShop()
  const known = useConsent()
  useEffect(() => {
    if (actionData) announceConsent()
  }, [actionData])
  return (
    <div className="wrap max-w-3xl py-10">
      <h1 className="text-h1">{t('shell.cookieSettings')}</h1>
      <p className="mt-3 mb-6 text-ink-700">
        <InlineText text={t('consent.text')} />
      </p>
      {actionData ? (
        <div className="mb-6">
          <InformationBox type="success" title={t('consent.saved')} />
        </div>
      ) : null}
      <Form method="post">
        <ConsentFields chosen={actionData?.choices ?? known ?? loaderData.consent} hasSignal={loaderData.hasSignal} />
        <div className="mt-6 flex flex-wrap gap-2.5">
          <Button type="submit" variant="secondary" name={CHOICE_FIELD} value="none" className="grow sm:grow-0">
            {t('consent.rejectAll')}
          </Button>
          <Button type="submit" variant="secondary" name={CHOICE_FIELD} value="all" className="grow sm:grow-0">
            {t('consent.acceptAll')}
          </Button>
          <Button type="submit" variant="tertiary" className="grow sm:grow-0">
            {t('consent.save')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
