// What Google's script asks of a request, with its errors. Served in one script with `pay.js`.

const PRICE = /^\d+(\.\d\d)?$/
const ITEM_PRICE = /^-?\d+(\.\d\d)?$/
const INTENTS = ['OFFER', 'PAYMENT_AUTHORIZATION', 'PAYMENT_METHOD', 'SHIPPING_ADDRESS', 'SHIPPING_OPTION']
export const REASONS = [
  'OFFER_INVALID',
  'PAYMENT_DATA_INVALID',
  'SHIPPING_ADDRESS_INVALID',
  'SHIPPING_ADDRESS_UNSERVICEABLE',
  'SHIPPING_OPTION_INVALID',
  'OTHER_ERROR',
]

/** A mistake of the page, as the real script words it. */
function developerError(statusMessage) {
  return { statusCode: 'DEVELOPER_ERROR', statusMessage }
}

export function require(isRight, message) {
  if (!isRight) throw developerError(message)
}

export function requireMethods({ apiVersion, apiVersionMinor, allowedPaymentMethods }) {
  require(apiVersion === 2 && apiVersionMinor === 0, 'apiVersion must be 2 and apiVersionMinor 0')
  require(Array.isArray(allowedPaymentMethods) && allowedPaymentMethods.length > 0, 'allowedPaymentMethods is missing')
  for (const { type, parameters } of allowedPaymentMethods) {
    require(type === 'CARD', `allowedPaymentMethods has ${type}, which is not CARD`)
    require(parameters?.allowedAuthMethods?.length > 0, 'allowedAuthMethods is missing')
    require(parameters?.allowedCardNetworks?.length > 0, 'allowedCardNetworks is missing')
  }
}

export function requireTransaction(info) {
  require(info && /^[A-Z]{3}$/.test(info.currencyCode), 'transactionInfo.currencyCode is missing')
  const { totalPrice, totalPriceStatus, displayItems = [], totalPriceLabel } = info
  require(['NOT_CURRENTLY_KNOWN', 'ESTIMATED', 'FINAL'].includes(totalPriceStatus), 'totalPriceStatus is not one of its words')
  require(totalPriceStatus === 'NOT_CURRENTLY_KNOWN' || PRICE.test(totalPrice), 'totalPrice is not a decimal string')
  require(displayItems.length === 0 || totalPriceLabel, 'displayItems need a totalPriceLabel')
  for (const { label, type, price } of displayItems) {
    require(['LINE_ITEM', 'SUBTOTAL', 'TAX', 'DISCOUNT', 'SHIPPING_OPTION'].includes(type), `displayItems has the type ${type}`)
    require(label && ITEM_PRICE.test(price), 'a price of displayItems is not a decimal string')
  }
}

export function requireOptions({ shippingOptions = [], defaultSelectedOptionId } = {}) {
  require(shippingOptions.length > 0, 'shippingOptions is missing')
  require(shippingOptions.every(({ id, label }) => id && label), 'a shipping option has no id or label')
  const isKnown = defaultSelectedOptionId === undefined || shippingOptions.some(({ id }) => id === defaultSelectedOptionId)
  require(isKnown, 'defaultSelectedOptionId is not one of the shipping options')
}

export function requireRequest(request, callbacks) {
  requireMethods(request)
  for (const { tokenizationSpecification } of request.allowedPaymentMethods) {
    require(tokenizationSpecification?.type === 'PAYMENT_GATEWAY', 'tokenizationSpecification is not PAYMENT_GATEWAY')
    require(tokenizationSpecification.parameters?.gateway, 'the gateway is missing')
    require(tokenizationSpecification.parameters?.gatewayMerchantId, 'the gatewayMerchantId is missing')
  }
  requireTransaction(request.transactionInfo)
  const intents = request.callbackIntents ?? []
  for (const intent of intents) require(INTENTS.includes(intent), `callbackIntents has ${intent}`)
  const changes = intents.filter(intent => intent !== 'PAYMENT_AUTHORIZATION')
  require(changes.length === 0 || callbacks.onPaymentDataChanged, 'onPaymentDataChanged is missing')
  require(intents.includes('PAYMENT_AUTHORIZATION') ===
    Boolean(callbacks.onPaymentAuthorized), 'PAYMENT_AUTHORIZATION and onPaymentAuthorized need each other')
  require(!intents.includes('SHIPPING_ADDRESS') ||
    request.shippingAddressRequired, 'SHIPPING_ADDRESS needs shippingAddressRequired')
  require(!intents.includes('SHIPPING_OPTION') || request.shippingOptionRequired, 'SHIPPING_OPTION needs shippingOptionRequired')
  require(!request.shippingOptionRequired ||
    request.shippingAddressRequired, 'shippingOptionRequired needs shippingAddressRequired')
  // Without the callback there is nothing else that could name the options.
  if (request.shippingOptionRequired && (request.shippingOptionParameters || !intents.includes('SHIPPING_OPTION')))
    requireOptions(request.shippingOptionParameters)
}
