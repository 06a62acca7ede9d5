import { deliveryPromise } from '@shop/domain/delivery'
import { moneyOf } from '@shop/domain/money'
import { providerMethodRule } from '@shop/domain/payment'
import { formatDelivery, methodName } from '@shop/i18n/format'
import { classNames, SelectField, TextField } from '@shop/ui'
import { PaymentMark } from '../../commerce-ui/payment-marks.tsx'
import { usePreorders } from '../../commerce-ui/preorders.tsx'
import { Amount } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { isOwnMethod, type ShownMethod, type ShownProviderMethod } from './offered-methods.ts'
import type { CardFields } from './use-card-fields.ts'

interface MethodCardProps {
  readonly offer: ShownMethod
  /** For cards, where their fields are in the page. */
  readonly cardFields?: CardFields | undefined
  readonly isChosen: boolean
  /** Whether this browser cannot pay by it; the provider's page decides where no script can ask. */
  readonly isMissing: boolean
  readonly onChoose: () => void
}

/** On phones only the chosen method tells more than its name, so that all of them are in view; without scripts all do. */
const FOLDED = 'block max-md:not-noscript:hidden'

const HIDDEN = 'hidden noscript:block'

/** Browsers of Apple show Apple Pay before a script can ask them, so that nothing moves when it does. */
const SHOWN_BY_APPLE = 'supports-[font:-apple-system-body]:block'

/** A payment method as a radio card, with what it needs to be told once it is chosen. */
export function MethodCard({ offer, cardFields, isChosen, isMissing, onChoose }: MethodCardProps) {
  const { t } = useShop()
  const { eligible } = offer.eligibility
  // Why a method cannot be used is said at once.
  const isFolded = eligible && !isChosen
  return (
    <div
      className={classNames(
        'border-b border-steel-200 last:border-b-0',
        isChosen && 'bg-steel-50',
        isMissing && !isChosen && HIDDEN,
        isMissing && !isChosen && offer.method === 'applepay' && SHOWN_BY_APPLE,
      )}
    >
      <label
        className={classNames('flex flex-wrap items-start gap-x-4 gap-y-1 p-4', eligible ? 'cursor-pointer' : 'text-steel-600')}
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
        <span className="min-w-28 grow basis-0">
          <span className="block font-semibold">{'name' in offer ? offer.name : methodName(offer.method, t)}</span>
          <span className={isFolded ? FOLDED : 'block'}>
            <span className="block text-sm text-steel-600">
              <MethodNote offer={offer} />
            </span>
            {eligible ? <DeliveryNote offer={offer} /> : null}
          </span>
        </span>
        <span className="ml-auto flex shrink-0 items-center gap-3">
          {offer.method === 'cash-on-delivery' && eligible ? (
            <span className="num text-sm font-medium">
              <Amount gross={offer.fee} text={amount => t('checkout.fee', { amount })} />
            </span>
          ) : null}
          <PaymentMark method={offer.method === 'on-account' ? 'bank-transfer' : offer.method} className="h-7 w-10.5" />
        </span>
      </label>
      {isOwnMethod(offer) ? null : <MethodQuestions offer={offer} isChosen={isChosen} />}
      {cardFields && cardFields.state !== 'away' ? <CardFieldsPlace fields={cardFields} isChosen={isChosen} /> : null}
    </div>
  )
}

/** Room for the card fields from the start, so that nothing moves when they come; without scripts it is not shown. */
function CardFieldsPlace({ fields, isChosen }: { readonly fields: CardFields; readonly isChosen: boolean }) {
  return (
    <div
      className={classNames('px-4 pb-4 md:pl-13', !isChosen && 'hidden', 'noscript:hidden')}
      aria-busy={fields.state === 'loading'}
      data-starts-application
    >
      {/* What is inside belongs to the provider, not to React. */}
      <div ref={fields.place} data-outside-content className="min-h-72" />
    </div>
  )
}

/**
 * What a method of the provider needs to be told. Without scripts it is there for every such method, since the choice changes
 * nothing on the page; the server reads it for the chosen one alone.
 */
function MethodQuestions({ offer, isChosen }: { readonly offer: ShownProviderMethod; readonly isChosen: boolean }) {
  const { t } = useShop()
  const { needs } = providerMethodRule(offer.method)
  if (!needs) return null
  return (
    <div className={classNames('px-4 pb-4 pl-13', !isChosen && 'hidden noscript:block')}>
      {needs === 'issuer' ? (
        <SelectField
          label={t('payment.issuer')}
          name="issuer"
          required={isChosen}
          defaultValue=""
          options={[
            { value: '', label: t('payment.chooseIssuer') },
            ...(offer.issuers ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : (
        <TextField
          type="date"
          label={t('payment.dateOfBirth')}
          name="dateOfBirth"
          autoComplete="bday"
          required={isChosen}
          className="max-w-60"
        />
      )}
    </div>
  )
}

/** Delivery date with a payment method (SHIP-08). */
function DeliveryNote({ offer }: { readonly offer: ShownMethod }) {
  const { t, locale, data } = useShop()
  const { expected } = usePreorders()
  const shippingInfo = offer.cart?.shippingInfo
  if (!shippingInfo) return null
  const method = isOwnMethod(offer) ? offer.method : 'card-payment-provider'
  const promise = deliveryPromise(shippingInfo.deliveryTime, method, data.today, expected)
  return <span className="mt-1 block text-sm font-medium">{formatDelivery(promise, locale, t)}</span>
}

/** Description of a method, or why this cart cannot use it. */
function MethodNote({ offer }: { readonly offer: ShownMethod }) {
  const { t, money, market } = useShop()
  if ('note' in offer) return offer.note
  if (!isOwnMethod(offer)) return providerNote(offer, t)
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

function providerNote({ method }: ShownProviderMethod, t: ReturnType<typeof useShop>['t']): string {
  switch (method) {
    case 'scheme':
      return t('payment.cardText')
    case 'klarna':
    case 'klarna_b2b':
      return t('payment.laterText', { name: 'Klarna' })
    case 'klarna_account':
      return t('payment.overTimeText', { name: 'Klarna' })
    case 'ratepay':
      return t('payment.invoiceText')
    case 'multibanco':
      return t('payment.voucherText')
    default:
      return t('payment.redirectText', { name: method === 'onlineBanking_PL' ? t('payment.issuer') : methodName(method, t) })
  }
}
