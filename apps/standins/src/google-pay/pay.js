// A double of Google's script for paying in the browser: the same classes, checks and callbacks, with a sheet that says that no
// money moves. `ADDRESSES` and `CARDS` are set by the route that serves it,
// as one script with what it imports.

import { REASONS, require, requireMethods, requireOptions, requireRequest, requireTransaction } from './request-rules.js'

const STYLE = `dialog.google-pay-standin{margin:auto;width:min(26rem,calc(100vw - 2rem));border:1px solid #d3d9e0;border-radius:.75rem;padding:1.25rem;font:16px/1.5 system-ui,sans-serif;color:#1d2733;background:#fff}
.google-pay-standin h2{font-size:1.25rem;margin:0}
.google-pay-standin label{display:block;font-weight:600;margin-top:.75rem}
.google-pay-standin select{font:inherit;width:100%;min-height:2.75rem;padding:.5rem;border:1px solid #7b8794;border-radius:.5rem;background:#fff;color:inherit}
.google-pay-standin button{font:inherit;min-height:2.75rem;padding:.5rem 1rem;border:1px solid #7b8794;border-radius:.5rem;background:#fff;color:inherit;margin:1rem .5rem 0 0;cursor:pointer}
.google-pay-standin button.pay{background:#1d4f8c;border-color:#1d4f8c;color:#fff}
.google-pay-standin button:disabled{opacity:.5}
.google-pay-standin [role=alert]{color:#a3241c}
.google-pay-standin .note{font-size:.8125rem;color:#56616e;margin:0}
.google-pay-standin ul{list-style:none;padding:0;margin:.75rem 0 0}
.google-pay-standin li{display:flex;justify-content:space-between;gap:1rem}`

/** What a page learns of an address before the shopper agrees: no street and no name. */
function partOf({ countryCode, postalCode, locality, administrativeArea }) {
  return { countryCode, postalCode, locality, administrativeArea }
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

function choice(label, entries) {
  const select = element('select', {}, ...entries.map(([value, text]) => element('option', { value, textContent: text })))
  return { select, label: element('label', {}, label, select) }
}

/** The sheet above the page; settles as the promise of `loadPaymentData` does. */
function openSheet(request, callbacks) {
  const { promise, resolve, reject } = Promise.withResolvers()
  const intents = request.callbackIntents ?? []
  const served = request.shippingAddressParameters?.allowedCountryCodes ?? []
  const country = served[0] ?? request.transactionInfo.countryCode
  const addresses = ADDRESSES[country] ?? ADDRESSES.SK
  let transaction = request.transactionInfo
  let problem = ''
  let isBusy = false

  const card = choice(
    'Card',
    CARDS.map(({ id, network, lastDigits, effect }) => [id, `${network} ${lastDigits}: ${effect}`]),
  )
  const address = choice(
    'Deliver to',
    addresses.map(({ label, address }, index) => [
      String(index),
      address ? `${label}: ${address.address1}, ${address.locality}, ${address.countryCode}` : label,
    ]),
  )
  const option = choice('Delivery', [])
  const items = element('ul', {})
  const alert = element('p', { role: 'alert' })
  const pay = element('button', { type: 'button', className: 'pay' })
  const cancel = element('button', { type: 'button', textContent: 'Cancel' })
  const title = element('h2', {
    id: 'google-pay-standin-title',
    textContent: `Google Pay: ${request.merchantInfo?.merchantName ?? ''}`,
  })
  const note = element('p', { className: 'note', textContent: 'Stand-in of Google Pay: no money moves.' })
  const dialog = element(
    'dialog',
    { className: 'google-pay-standin' },
    element('style', { textContent: STYLE }),
    title,
    note,
    card.label,
  )
  dialog.setAttribute('aria-labelledby', title.id)
  if (request.shippingAddressRequired) dialog.append(address.label)
  if (request.shippingOptionRequired) dialog.append(option.label)
  dialog.append(items, alert, pay, cancel)

  // Undefined for a wallet without one.
  const chosenAddress = () => addresses[Number(address.select.value)].address
  const isForbidden = () =>
    request.shippingAddressRequired && served.length > 0 && chosenAddress() && !served.includes(chosenAddress().countryCode)

  function showOptions({ shippingOptions = [], defaultSelectedOptionId } = {}) {
    const before = option.select.value
    option.select.replaceChildren(
      ...shippingOptions.map(({ id, label, description }) =>
        element('option', { value: id, textContent: description ? `${label} (${description})` : label }),
      ),
    )
    option.select.value =
      defaultSelectedOptionId ?? (shippingOptions.some(({ id }) => id === before) ? before : shippingOptions[0]?.id)
  }

  function show() {
    const { displayItems = [], totalPrice = '', currencyCode, totalPriceLabel = 'Total' } = transaction
    const rows = [...displayItems.map(({ label, price }) => [label, price]), [totalPriceLabel, totalPrice]]
    items.replaceChildren(
      ...rows.map(([label, price]) =>
        element('li', {}, element('span', { textContent: label }), element('span', { textContent: `${price} ${currencyCode}` })),
      ),
    )
    alert.textContent = isForbidden() ? 'The shop does not deliver to this country.' : problem
    pay.textContent = `Pay ${totalPrice} ${currencyCode}`
    pay.disabled = isBusy || problem !== '' || isForbidden()
    cancel.disabled = isBusy
    dialog.setAttribute('aria-busy', String(isBusy))
  }

  function end(settle, value) {
    dialog.close()
    dialog.remove()
    settle(value)
  }

  function readError(error) {
    require(REASONS.includes(error.reason), `the error has the reason ${error.reason}`)
    require(intents.includes(error.intent), `the error has the intent ${error.intent}, which was not asked for`)
    return error.message
  }

  /** Tells the page of a change and takes over what it answers. */
  async function change(callbackTrigger) {
    const intent = callbackTrigger === 'INITIALIZE' ? 'SHIPPING_ADDRESS' : callbackTrigger
    problem = ''
    if (isForbidden() || !intents.includes(intent)) return show()
    isBusy = true
    show()
    try {
      const update = await callbacks.onPaymentDataChanged({
        callbackTrigger,
        ...(request.shippingAddressRequired && chosenAddress() ? { shippingAddress: partOf(chosenAddress()) } : {}),
        ...(request.shippingOptionRequired
          ? { shippingOptionData: { id: option.select.value || 'shipping_option_unselected' } }
          : {}),
      })
      const { newTransactionInfo, newShippingOptionParameters, error } = update ?? {}
      if (newTransactionInfo) {
        requireTransaction(newTransactionInfo)
        transaction = { ...transaction, ...newTransactionInfo }
      }
      if (newShippingOptionParameters) {
        requireOptions(newShippingOptionParameters)
        showOptions(newShippingOptionParameters)
      }
      problem = error ? readError(error) : ''
      isBusy = false
      show()
    } catch (failure) {
      end(reject, failure?.statusCode ? failure : { statusCode: 'INTERNAL_ERROR', statusMessage: String(failure) })
    }
  }

  function paymentData() {
    const { id, network, lastDigits } = CARDS.find(({ id }) => id === card.select.value)
    const token = { signature: 'stand-in', protocolVersion: 'ECv2', signedMessage: JSON.stringify({ card: id }) }
    const billing = request.allowedPaymentMethods[0].parameters.billingAddressRequired
    return {
      apiVersion: 2,
      apiVersionMinor: 0,
      ...(request.emailRequired ? { email: 'jana.test@example.org' } : {}),
      ...(request.shippingAddressRequired && chosenAddress() ? { shippingAddress: chosenAddress() } : {}),
      ...(request.shippingOptionRequired ? { shippingOptionData: { id: option.select.value } } : {}),
      paymentMethodData: {
        type: 'CARD',
        description: `${network} •••• ${lastDigits}`,
        info: {
          cardNetwork: network,
          cardDetails: lastDigits,
          cardFundingSource: 'CREDIT',
          ...(billing ? { billingAddress: addresses[0].address } : {}),
        },
        tokenizationData: { type: 'PAYMENT_GATEWAY', token: JSON.stringify(token) },
      },
    }
  }

  async function agree() {
    problem = ''
    const data = paymentData()
    if (!callbacks.onPaymentAuthorized) return end(resolve, data)
    isBusy = true
    show()
    try {
      const { transactionState, error } = await callbacks.onPaymentAuthorized(data)
      if (transactionState === 'SUCCESS') return end(resolve, data)
      // The sheet stays open, so that the shopper can change what was wrong.
      alert.textContent = error ? readError(error) : 'The payment was not taken.'
    } catch (failure) {
      return end(reject, failure?.statusCode ? failure : { statusCode: 'INTERNAL_ERROR', statusMessage: String(failure) })
    }
    const words = alert.textContent
    isBusy = false
    show()
    alert.textContent = words
  }

  address.select.addEventListener('change', () => void change('SHIPPING_ADDRESS'))
  option.select.addEventListener('change', () => void change('SHIPPING_OPTION'))
  pay.addEventListener('click', () => void agree())
  cancel.addEventListener('click', () => end(reject, { statusCode: 'CANCELED' }))
  dialog.addEventListener('cancel', event => {
    event.preventDefault()
    if (!isBusy) end(reject, { statusCode: 'CANCELED' })
  })
  document.body.append(dialog)
  dialog.showModal()
  if (request.shippingOptionParameters) showOptions(request.shippingOptionParameters)
  show()
  void change('INITIALIZE')
  return promise
}

class PaymentsClient {
  #callbacks

  constructor({ environment = 'TEST', paymentDataCallbacks = {} } = {}) {
    require(environment === 'TEST' ||
      environment === 'PRODUCTION', `the environment ${environment} is neither TEST nor PRODUCTION`)
    this.#callbacks = paymentDataCallbacks
  }

  async isReadyToPay(request) {
    requireMethods(request)
    return { result: true, paymentMethodPresent: true }
  }

  createButton({ onClick, buttonRootNode: _root, buttonType = 'buy' }) {
    require(typeof onClick === 'function', 'onClick is missing')
    const button = element('button', { type: 'button', className: 'gpay-button', textContent: 'Google Pay' })
    button.setAttribute('aria-label', 'Google Pay')
    button.dataset.type = buttonType
    button.style.cssText =
      'font:600 1rem/1 system-ui,sans-serif;min-height:2.75rem;width:100%;border:0;border-radius:.5rem;background:#000;color:#fff;cursor:pointer'
    button.addEventListener('click', onClick)
    return element('div', {}, button)
  }

  prefetchPaymentData() {
    // Nothing is far away.
  }

  async loadPaymentData(request) {
    requireRequest(request, this.#callbacks)
    return openSheet(request, this.#callbacks)
  }
}

globalThis.google ??= {}
globalThis.google.payments ??= {}
globalThis.google.payments.api = { PaymentsClient }
