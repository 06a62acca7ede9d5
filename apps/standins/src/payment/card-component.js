// A double of the provider's script for card fields in a page of a shop: the same classes and callbacks, as far as a shop with an
// own button needs them. What is typed stays in a frame of the stand-in; the page gets what only the stand-in can read.

const ORIGIN = new URL(document.currentScript.src).origin

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

/** A frame of the stand-in, and what it tells. */
function openFrame(path, title, hear) {
  const frame = element('iframe', { src: ORIGIN + path, title, className: 'standin-frame' })
  const listener = ({ origin, source, data }) => {
    if (origin === ORIGIN && source === frame.contentWindow) hear(data)
  }
  addEventListener('message', listener)
  return {
    frame,
    tell: message => frame.contentWindow?.postMessage(message, ORIGIN),
    close() {
      removeEventListener('message', listener)
      frame.remove()
    },
  }
}

function browserInfo() {
  return {
    acceptHeader: '*/*',
    colorDepth: screen.colorDepth,
    javaEnabled: false,
    language: navigator.language,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent,
  }
}

/** What the form of the frame made of a card. */
class Card {
  #options
  #inside
  #place
  #encrypted
  #holder = element('input', { type: 'text', autocomplete: 'cc-name', id: 'standin-holder' })
  #label = element('label', { htmlFor: 'standin-holder' })
  // Shown once its label is known, which the frame tells.
  #named = element('div', { className: 'standin-holder', hidden: true }, this.#label, this.#holder)
  #note = element('p', { className: 'standin-note' })

  constructor(checkout, props = {}) {
    this.#options = { ...checkout.options, ...props }
  }

  mount(target) {
    const node = typeof target === 'string' ? document.querySelector(target) : target
    const { clientKey, locale = 'en' } = this.#options
    const path = `/payment/securedfields/${encodeURIComponent(clientKey)}?locale=${encodeURIComponent(locale)}`
    this.#inside = openFrame(path, 'Card', told => this.#hear(told))
    const holder = this.#options.hasHolderName ? [this.#named] : []
    this.#place = element('div', { className: 'standin-card' }, this.#inside.frame, ...holder, this.#note)
    this.#holder.addEventListener('input', () => this.#tellChange())
    node.append(this.#place)
    return this
  }

  #hear({ height, isReady, words, encrypted }) {
    if (words) {
      this.#place.lang = words.language
      this.#label.textContent = words.holder
      this.#named.hidden = false
      this.#note.textContent = words.note
    }
    if (height !== undefined) this.#inside.frame.style.height = `${height}px`
    if (isReady) this.#options.onConfigSuccess?.({ iframesConfigured: true, type: 'card' })
    if (encrypted !== undefined) {
      this.#encrypted = encrypted ?? undefined
      this.#tellChange()
    }
  }

  #tellChange() {
    this.#place.dataset.valid = String(this.isValid)
    this.#options.onChange?.({ isValid: this.isValid, data: this.data }, this)
  }

  get isValid() {
    return this.#encrypted !== undefined
  }

  get data() {
    const holderName = this.#holder.value.trim()
    return {
      paymentMethod: { type: 'scheme', ...(holderName ? { holderName } : {}), ...this.#encrypted },
      browserInfo: browserInfo(),
      origin: location.origin,
      clientStateDataIndicator: true,
    }
  }

  showValidation() {
    this.#inside.tell({ showValidation: true })
    return this
  }

  unmount() {
    this.#inside?.close()
    this.#place?.remove()
    return this
  }
}

/** What the shopper has to do inside of the page: the bank asks in a frame. */
class Challenge {
  #options
  #action
  #inside

  constructor(options, action) {
    this.#options = options
    this.#action = action
  }

  mount(target) {
    const node = typeof target === 'string' ? document.querySelector(target) : target
    const { acsURL } = JSON.parse(atob(this.#action.token))
    this.#inside = openFrame(new URL(acsURL).pathname, 'Bank', ({ threeDSResult }) => {
      if (threeDSResult === undefined) return
      this.#options.onAdditionalDetails?.({ data: { details: { threeDSResult } } }, this, { resolve() {}, reject() {} })
    })
    this.#inside.frame.classList.add('standin-challenge')
    node.append(this.#inside.frame)
    return this
  }

  unmount() {
    this.#inside?.close()
    return this
  }
}

/** Settles once the client key is known to be one; throws as the provider's script does. */
async function AdyenCheckout(options) {
  if (!options.countryCode) throw new Error('You must specify a countryCode when initializing checkout.')
  if (!/^test_/.test(options.clientKey ?? '')) throw new Error('The client key is not one of the environment')
  return {
    options,
    createFromAction(action, props = {}) {
      if (action?.type !== 'threeDS2') throw new Error(`Action not supported: ${action?.type}`)
      return new Challenge({ ...options, ...props }, action)
    },
  }
}

globalThis.AdyenWeb = { AdyenCheckout, Card }
