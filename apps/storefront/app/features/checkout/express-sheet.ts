import { sendShopForm } from '@shop/contract/shop-file'
import type { CountryCode } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { logBrowserError } from '../../browser/environment.ts'
import { ALLOWED_CARDS } from '../../browser/google-pay.ts'
import type { ExpressOffer, ExpressOutcome, ExpressProblemCode, ExpressQuote } from './express-answer.ts'
import { decimalOf } from './express-transaction.ts'

/** What opening a sheet needs to know. */
interface Sheet {
  readonly offer: NonNullable<ExpressOffer['googlePay']>
  /** Where it is bought, and what it costs until it is priced for an address. */
  readonly country: CountryCode
  readonly totalPrice: Money
  /** Names the one product that is bought; without it the cart is. */
  readonly purchase?: Readonly<Record<string, string>>
  /** Where its questions are answered. */
  readonly answerUrl: string
  readonly totalLabel: string
  /** What is said when the shop does not answer. */
  readonly failure: string
}

/**
 * Opens the sheet of Google Pay for a cart or a product, and resolves once it is closed: to what became of the payment, or to undefined where
 * none was tried. Has to be called while a click is handled, since browsers open windows for clicks alone. Never rejects.
 */
export async function openExpressSheet(sheet: Sheet): Promise<ExpressOutcome | undefined> {
  const { offer, totalPrice, purchase = {}, answerUrl, failure } = sheet
  let shownTotal = totalPrice.centAmount
  // That of a product is made with the first question.
  let cart: { readonly cart?: string } = {}
  let paying: Promise<ExpressOutcome> | undefined
  const failed: ExpressOutcome = { state: 'refused', problem: 'payment-error', message: failure }
  const client = new google.payments.api.PaymentsClient({
    environment: offer.environment,
    paymentDataCallbacks: {
      onPaymentDataChanged: async ({ shippingAddress }) => {
        // A wallet without an address: there is nothing to ask about.
        if (!shippingAddress) return {}
        const fields = { intent: 'quote', country: shippingAddress.countryCode, ...purchase, ...cart }
        const quote = await sendShopForm<ExpressQuote>(answerUrl, fields).catch(() => failed)
        if ('message' in quote) return { error: errorOf('SHIPPING_ADDRESS', quote) }
        if (!('transaction' in quote)) return { error: errorOf('SHIPPING_ADDRESS', failed) }
        shownTotal = quote.centAmount
        if (quote.cart !== undefined) cart = { cart: quote.cart }
        return { newTransactionInfo: quote.transaction }
      },
      onPaymentAuthorized: async data => {
        const fields = { intent: 'pay', wallet: JSON.stringify(data), total: String(shownTotal), ...purchase, ...cart }
        paying = sendShopForm<ExpressOutcome>(answerUrl, fields).catch(() => failed)
        const outcome = await paying
        if (outcome.state !== 'refused') return { transactionState: 'SUCCESS' }
        return { transactionState: 'ERROR', error: errorOf('PAYMENT_AUTHORIZATION', outcome) }
      },
    },
  })
  try {
    await client.loadPaymentData(requestOf(sheet))
  } catch (error) {
    if ((error as { statusCode?: unknown } | undefined)?.statusCode !== 'CANCELED') {
      logBrowserError('The sheet of Google Pay failed', error)
      paying ??= Promise.resolve(failed)
    }
  }
  // Closed while it was being paid: what becomes of that is not lost.
  return paying
}

function requestOf({ offer, country, totalPrice, totalLabel }: Sheet): google.payments.api.PaymentDataRequest {
  const { merchantId, merchantName, gatewayMerchantId } = offer
  const { allowedAuthMethods, allowedCardNetworks } = ALLOWED_CARDS.parameters
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId, merchantName },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: [...allowedAuthMethods],
          allowedCardNetworks: [...allowedCardNetworks],
          billingAddressRequired: true,
          billingAddressParameters: { format: 'FULL', phoneNumberRequired: true },
        },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway: 'adyen', gatewayMerchantId } },
      },
    ],
    emailRequired: true,
    shippingAddressRequired: true,
    // Without a list of countries: the sheet would refuse others in its own words and language.
    shippingAddressParameters: { phoneNumberRequired: true },
    transactionInfo: {
      countryCode: country,
      currencyCode: totalPrice.currencyCode,
      // Until the engine has priced the cart for the address that the sheet begins with.
      totalPriceStatus: 'ESTIMATED',
      totalPrice: decimalOf(totalPrice),
      totalPriceLabel: totalLabel,
    },
    callbackIntents: ['SHIPPING_ADDRESS', 'PAYMENT_AUTHORIZATION'],
  }
}

const REASONS: Partial<Record<ExpressProblemCode, google.payments.api.ErrorReason>> = {
  'express-address-missing': 'SHIPPING_ADDRESS_INVALID',
  'other-country': 'SHIPPING_ADDRESS_UNSERVICEABLE',
  'payment-error': 'PAYMENT_DATA_INVALID',
}

function errorOf(
  intent: google.payments.api.CallbackIntent,
  { problem, message }: { readonly problem: ExpressProblemCode; readonly message: string },
): google.payments.api.PaymentDataError {
  return { intent, reason: REASONS[problem] ?? 'OTHER_ERROR', message }
}
