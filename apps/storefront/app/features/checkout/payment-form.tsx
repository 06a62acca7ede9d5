import type { Cart } from '@shop/domain/cart'
import { Button, InformationBox } from '@shop/ui'
import { Form, useNavigation, useSubmit } from 'react-router'
import { track } from '../../browser/tracking/track.ts'
import { InlineText } from '../../commerce-ui/inline-text.tsx'
import type { PaymentFields } from '../../request/payment-fields.ts'
import { useShop } from '../../request/use-shop.tsx'
import { isAnswered } from './method-answers.ts'
import { MethodCard } from './method-card.tsx'
import { isOwnMethod, type OfferedMethod } from './offered-methods.ts'
import { TotalsBeforeOrder } from './totals-before-order.tsx'
import { useCardFields } from './use-card-fields.ts'

interface PaymentFormProps {
  readonly cart: Cart
  readonly methods: readonly OfferedMethod[]
  readonly chosen: OfferedMethod | undefined
  /** Methods that only a browser without scripts is offered. */
  readonly missing: ReadonlySet<string>
  readonly onChoose: (method: OfferedMethod['method']) => void
  /** For the provider's card fields; null where cards are entered on its own page. */
  readonly paymentFields?: PaymentFields | null
  /** Of the button, where it does not order. */
  readonly orderLabel?: string | undefined
}

/** Payment methods as radio cards, and the order button, whose label names the total (CHK-18). */
export function PaymentForm({ cart, methods, chosen, missing, onChoose, paymentFields = null, orderLabel }: PaymentFormProps) {
  const { t, money, data } = useShop()
  const isBusy = useNavigation().state !== 'idle'
  const submit = useSubmit()
  const isByCard = chosen?.method === 'scheme'
  const cardFields = useCardFields(paymentFields, isByCard)
  if (!chosen) {
    return <InformationBox type="warning">{t('checkout.noMethods', { phone: data.contact?.phone ?? '' })}</InformationBox>
  }
  return (
    <Form
      method="post"
      noValidate
      onSubmit={event => {
        if (isBusy || !isAnswered(event.currentTarget, chosen.method)) return event.preventDefault()
        const pay = () => track({ kind: 'pay', cart: chosen.cart, method: chosen.method })
        if (!isByCard || cardFields.state !== 'ready') return pay()
        event.preventDefault()
        const card = cardFields.take()
        if (card === undefined) return
        pay()
        const form = new FormData(event.currentTarget)
        form.set('card', card)
        submit(form, { method: 'post' })
      }}
    >
      <input type="hidden" name="cart" value={cart.id} />
      <input type="hidden" name="version" value={cart.version} />
      <fieldset className="overflow-hidden rounded-card border border-steel-500">
        <legend className="sr-only">{t('checkout.chooseMethod')}</legend>
        {methods.map(offer => (
          <MethodCard
            key={offer.method}
            offer={offer}
            cardFields={offer.method === 'scheme' ? cardFields : undefined}
            isChosen={offer.method === chosen.method}
            isMissing={missing.has(offer.method)}
            onChoose={() => onChoose(offer.method)}
          />
        ))}
      </fieldset>
      <TotalsBeforeOrder cart={chosen.cart} method={isOwnMethod(chosen) ? chosen.method : 'card-payment-provider'} />
      <Button type="submit" size="lg" busy={isBusy} className="mt-6 w-full">
        {orderLabel ?? t('checkout.orderAndPay', { amount: money(chosen.cart.totalPrice) })}
      </Button>
      <p className="mt-3 text-center text-xs text-steel-600">
        <InlineText text={t('checkout.legal')} />
      </p>
    </Form>
  )
}
