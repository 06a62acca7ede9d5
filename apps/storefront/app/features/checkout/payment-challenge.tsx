import { buttonClass } from '@shop/ui'
import { useEffect, useRef } from 'react'
import type { PaymentFields } from '../../request/payment-fields.ts'
import { useShop } from '../../request/use-shop.tsx'
import { openProviderCheckout } from './provider-script.ts'

interface PaymentChallengeProps {
  readonly fields: PaymentFields
  /** What the provider wants its script to show. */
  readonly challenge: Readonly<Record<string, unknown>>
  /** The payment, signed. */
  readonly state: string
}

/**
 * The bank asks the shopper inside of the page, by the provider's script; afterwards the page to which other banks lead back takes
 * the answer. That page is led to as well where the script fails: it knows or waits for what became of the payment.
 */
export function PaymentChallenge({ fields, challenge, state }: PaymentChallengeProps) {
  const { t, hrefs, market, locale } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const returnHref = hrefs.checkout('payment-return')

  // biome-ignore lint/correctness/useExhaustiveDependencies: data that are loaded again are other objects, and the bank would ask again
  useEffect(() => {
    let component: { unmount(): unknown } | undefined
    let isClosed = false
    const goOn = (threeDSResult?: string) => {
      if (!isClosed)
        window.location.assign(`${returnHref}?${new URLSearchParams({ state, ...(threeDSResult ? { threeDSResult } : {}) })}`)
    }
    openProviderCheckout(fields, {
      countryCode: market.country,
      locale,
      onError: () => goOn(),
      onAdditionalDetails: ({ data }) => goOn(data.details.threeDSResult),
    })
      .then(({ checkout }) => {
        if (isClosed || !place.current) return
        const shown = checkout.createFromAction(challenge)
        shown.mount(place.current)
        component = shown
      })
      .catch(() => goOn())
    return () => {
      isClosed = true
      component?.unmount()
    }
  }, [state])

  return (
    <div className="mx-auto max-w-xl py-10">
      <h1 className="mb-6 text-h1">{t('payment.challengeTitle')}</h1>
      {/* What is inside belongs to the provider, not to React. */}
      <div ref={place} data-outside-content className="min-h-128" />
      <a href={hrefs.checkout('payment')} data-reload className={`${buttonClass('link')} mt-6 min-h-11`}>
        {t('checkout.backToPayment')}
      </a>
    </div>
  )
}
