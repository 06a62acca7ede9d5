import { Button, InformationBox } from '@shop/ui'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'
import { isAnswered } from './method-answers.ts'
import { MethodCard } from './method-card.tsx'
import type { ShownMethod } from './offered-methods.ts'
import type { OrderPayment } from './order-payment.server.ts'
import { SHOWN_TOTAL } from './shown-total.ts'
import { useMissingWallets } from './use-wallets.ts'

const PAYABLE = { eligible: true } as const

interface OrderPaymentFormProps {
  readonly payment: OrderPayment
  /** Whether the browser is to be asked about Google Pay. */
  readonly hasGooglePay: boolean
  /** The method that was chosen before the page came back. */
  readonly asked: string | null
}

/** The ways to pay an order again, as those of the payment step, and a button that names what is due. */
export function OrderPaymentForm({ payment, hasGooglePay, asked }: OrderPaymentFormProps) {
  const { amount } = payment
  const { t, hrefs, money } = useShop()
  const isBusy = useNavigation().state !== 'idle'
  const missing = useMissingWallets(hasGooglePay ? hrefs.expressPayment() : null)
  const methods: ShownMethod[] = [
    ...payment.methods.map(listed => ({ ...listed, eligibility: PAYABLE })),
    ...(payment.hasBankTransfer ? [{ method: 'bank-transfer' as const, eligibility: PAYABLE }] : []),
  ]
  const [method, setMethod] = useState(
    (methods.find(listed => listed.method === asked) ?? methods.find(listed => !missing.has(listed.method)) ?? methods[0])
      ?.method,
  )
  if (methods.length === 0) return <InformationBox type="warning">{t('payment.notNow')}</InformationBox>
  return (
    <Form
      method="post"
      noValidate
      onSubmit={event => {
        if (isBusy || !isAnswered(event.currentTarget, method)) event.preventDefault()
      }}
    >
      <input type="hidden" name={SHOWN_TOTAL} value={amount.centAmount} />
      <fieldset className="overflow-hidden rounded-card border border-steel-500">
        <legend className="sr-only">{t('checkout.chooseMethod')}</legend>
        {methods.map(listed => (
          <MethodCard
            key={listed.method}
            offer={listed}
            isChosen={listed.method === method}
            isMissing={missing.has(listed.method)}
            onChoose={() => setMethod(listed.method)}
          />
        ))}
      </fieldset>
      <Button type="submit" size="lg" busy={isBusy} className="mt-6 w-full">
        {t(method === 'bank-transfer' ? 'order.transferButton' : 'order.payButton', { amount: money(amount) })}
      </Button>
    </Form>
  )
}
