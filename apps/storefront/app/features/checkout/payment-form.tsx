import type { Cart } from '@shop/domain/cart'
import { Button, InformationBox } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
import { InlineText } from '../../commerce-ui/inline-text.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { MethodCard } from './method-card.tsx'
import { isOwnMethod, type OfferedMethod } from './offered-methods.ts'
import { TotalsBeforeOrder } from './totals-before-order.tsx'

interface PaymentFormProps {
  readonly cart: Cart
  readonly methods: readonly OfferedMethod[]
  readonly chosen: OfferedMethod | undefined
  /** Methods that only a browser without scripts is offered. */
  readonly missing: ReadonlySet<string>
  readonly onChoose: (method: OfferedMethod['method']) => void
}

/** Payment methods as radio cards, and the order button, whose label names the total (CHK-18). */
export function PaymentForm({ cart, methods, chosen, missing, onChoose }: PaymentFormProps) {
  const { t, money, data } = useShop()
  const isBusy = useNavigation().state !== 'idle'
  if (!chosen) {
    return <InformationBox type="warning">{t('checkout.noMethods', { phone: data.contact?.phone ?? '' })}</InformationBox>
  }
  return (
    <Form
      method="post"
      onSubmit={event => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="version" value={cart.version} />
      <fieldset className="overflow-hidden rounded-card border border-steel-500">
        <legend className="sr-only">{t('checkout.chooseMethod')}</legend>
        {methods.map(offer => (
          <MethodCard
            key={offer.method}
            offer={offer}
            isChosen={offer.method === chosen.method}
            isMissing={missing.has(offer.method)}
            onChoose={() => onChoose(offer.method)}
          />
        ))}
      </fieldset>
      <TotalsBeforeOrder cart={chosen.cart} method={isOwnMethod(chosen) ? chosen.method : 'card-payment-provider'} />
      <Button type="submit" size="lg" busy={isBusy} className="mt-6 w-full">
        {t('checkout.orderAndPay', { amount: money(chosen.cart.totalPrice) })}
      </Button>
      <p className="mt-3 text-center text-xs text-steel-600">
        <InlineText text={t('checkout.legal')} />
      </p>
    </Form>
  )
}
