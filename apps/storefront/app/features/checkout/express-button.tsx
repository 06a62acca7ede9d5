import type { Cart } from '@shop/domain/cart'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { requestGooglePay } from '../../browser/google-pay.ts'
import { useShop } from '../../request/use-shop.tsx'
import type { ExpressOffer, ExpressOutcome } from './express-answer.ts'
import { openExpressSheet } from './express-sheet.ts'

type GooglePayOffer = NonNullable<ExpressOffer['googlePay']>

/** Google's button, once the browser has said that it can pay by it; nothing else (PAY-19). */
export function ExpressButton({ cart, onReady }: { readonly cart: Cart; readonly onReady: () => void }) {
  const { t, hrefs, language } = useShop()
  const navigate = useNavigate()
  const submit = useSubmit()
  const place = useRef<HTMLDivElement>(null)
  const isOpen = useRef(false)
  const [isGoingOn, setGoingOn] = useState(false)
  const answerUrl = hrefs.expressPayment()

  const follow = (outcome: ExpressOutcome) => {
    if (outcome.state === 'go-on') {
      setGoingOn(true)
      // By a document of its own, since it may be the bank's.
      window.location.assign(outcome.url)
    } else if (outcome.state === 'incomplete') {
      void submit({ ...outcome.fields }, { method: 'post', action: hrefs.checkout('addresses') })
    } else {
      void navigate(outcome.url ?? `${hrefs.checkout('cart')}?${new URLSearchParams({ error: outcome.problem })}`)
    }
  }
  const pay = useEffectEvent(async (offer: GooglePayOffer) => {
    if (isOpen.current) return
    isOpen.current = true
    const failure = t('checkout.errorPayment')
    const outcome = await openExpressSheet({
      ...{ offer, country: cart.country, totalPrice: cart.totalPrice, answerUrl, failure },
      totalLabel: t('cart.totalInclVat'),
    })
    isOpen.current = false
    if (outcome) follow(outcome)
  })
  useEffect(() => {
    let isGone = false
    void requestGooglePay<GooglePayOffer>(answerUrl).then(offer => {
      if (!offer || isGone) return
      const client = new google.payments.api.PaymentsClient({ environment: offer.environment })
      const button = client.createButton({
        onClick: () => void pay(offer),
        buttonType: 'plain',
        buttonColor: 'black',
        buttonSizeMode: 'fill',
        buttonRadius: 8,
        buttonLocale: language,
      })
      place.current?.replaceChildren(button)
      onReady()
    })
    return () => {
      isGone = true
    }
  }, [answerUrl, language, onReady])
  return (
    <>
      <div ref={place} data-outside-content className="h-12 *:size-full empty:hidden" />
      <p role="status" className="text-center text-sm empty:hidden">
        {isGoingOn ? t('payment.goingOn') : ''}
      </p>
    </>
  )
}
