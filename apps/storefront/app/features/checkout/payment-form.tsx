import type { Cart } from '@shop/domain/cart'
import { deliveryPromise } from '@shop/domain/delivery'
import { moneyOf } from '@shop/domain/money'
import type { MessageKey } from '@shop/i18n'
import { formatDelivery } from '@shop/i18n/format'
import { Button, classNames, InformationBox } from '@shop/ui'
import { IconBuildingBank, IconCash } from '@shop/ui/icons'
import { Form, useNavigation } from 'react-router'
import { InlineText } from '../../commerce-ui/inline-text.tsx'
import { useShop } from '../../request/use-shop.tsx'
import type { OfferedMethod } from './offered-methods.ts'
import { TotalsBeforeOrder } from './totals-before-order.tsx'

interface PaymentFormProps {
  readonly cart: Cart
  readonly methods: readonly OfferedMethod[]
  readonly chosen: OfferedMethod | undefined
  readonly onChoose: (method: OfferedMethod['method']) => void
}

/** Payment methods as radio cards, and the order button, whose label names the total (CHK-18). */
export function PaymentForm({ cart, methods, chosen, onChoose }: PaymentFormProps) {
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
            onChoose={() => onChoose(offer.method)}
          />
        ))}
      </fieldset>
      <TotalsBeforeOrder cart={chosen.cart} method={chosen.method} />
      <Button type="submit" size="lg" busy={isBusy} className="mt-6 w-full">
        {t('checkout.orderAndPay', { amount: money(chosen.cart.totalPrice) })}
      </Button>
      <p className="mt-3 text-center text-xs text-steel-600">
        <InlineText text={t('checkout.legal')} />
      </p>
    </Form>
  )
}

function MethodCard({ offer, isChosen, onChoose }: { offer: OfferedMethod; isChosen: boolean; onChoose: () => void }) {
  const { t, money } = useShop()
  const isCash = offer.method === 'cash-on-delivery'
  const { eligible } = offer.eligibility
  const Icon = isCash ? IconCash : IconBuildingBank
  return (
    <label
      className={classNames(
        'flex items-start gap-4 border-b border-steel-200 p-4 last:border-b-0',
        eligible ? 'cursor-pointer' : 'text-steel-600',
        isChosen && 'bg-steel-50',
      )}
    >
      <input
        type="radio"
        name="method"
        value={offer.method}
        checked={isChosen}
        disabled={!eligible}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-ink-900"
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t(isCash ? 'checkout.cashOnDelivery' : 'checkout.bankTransfer')}</span>
        <span className="block text-sm text-steel-600">
          <MethodNote offer={offer} />
        </span>
        {eligible ? <DeliveryNote offer={offer} /> : null}
      </span>
      <span className="flex shrink-0 items-center gap-3">
        {offer.method === 'cash-on-delivery' && eligible ? (
          <span className="num text-sm font-medium">{t('checkout.fee', { amount: money(offer.fee) })}</span>
        ) : null}
        <Icon className="size-6 text-steel-600" />
      </span>
    </label>
  )
}

/** Delivery date with a payment method (SHIP-08). */
function DeliveryNote({ offer }: { offer: OfferedMethod }) {
  const { t, locale, data } = useShop()
  const { shippingInfo } = offer.cart
  if (!shippingInfo) return null
  const promise = deliveryPromise(shippingInfo.deliveryTime, offer.method, data.today)
  return <span className="mt-1 block text-sm font-medium">{formatDelivery(promise, locale, t)}</span>
}

/** Description of a method, or why this cart cannot use it. */
function MethodNote({ offer }: { offer: OfferedMethod }) {
  const { t, money, market } = useShop()
  const { eligibility } = offer
  if (eligibility.eligible)
    return t(offer.method === 'cash-on-delivery' ? 'checkout.cashOnDeliveryText' : 'checkout.bankTransferText')
  switch (eligibility.reason) {
    case 'over-cash-limit':
      return t('checkout.codOverCashLimit', { amount: money(moneyOf(market.currency, eligibility.limit)) })
    case 'over-item-limit':
      return t('checkout.codOverItemLimit', { limit: eligibility.limit })
    case 'too-many-items':
      return t('checkout.tooManyItems', { limit: eligibility.limit })
    case 'freight-not-permitted':
      return t('checkout.codFreight')
    case 'no-items':
    case 'not-in-this-market':
      return ''
  }
}

const TEXTS = {
  'malformed-price': 'checkout.errorMalformedPrice',
  'payment-error': 'checkout.errorPayment',
  'unprocessable-entity': 'checkout.errorUnprocessable',
  'cancelled-transaction': 'checkout.errorCancelled',
  'creating-order-failed': 'checkout.errorOrder',
} as const satisfies Record<string, MessageKey>

/** Error codes in the URL after a failed attempt (PAY-14..PAY-16). */
export type PaymentProblemCode = keyof typeof TEXTS

/** The problem of the last attempt, from the error code in the URL (CHK-19). */
export function PaymentProblem({ code, missing }: { code: string; missing: readonly string[] }) {
  const { t } = useShop()
  const known = Object.keys(TEXTS).find((candidate): candidate is PaymentProblemCode => candidate === code)
  const title =
    missing.length > 0
      ? t('checkout.errorOutOfStock', { names: missing.join(', ') })
      : t(known ? TEXTS[known] : 'checkout.errorPayment')
  return (
    <div className="mb-6">
      <InformationBox type="error" title={title} />
    </div>
  )
}
