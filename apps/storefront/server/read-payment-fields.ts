import { PAYMENT_ENVIRONMENTS, type PaymentFields } from '../app/request/payment-fields.ts'

/** What pages of the payment may do besides. */
export interface PaymentPages {
  /** Undefined where cards are entered on the provider's own page. */
  readonly fields?: PaymentFields
  /** Origins of the provider that the payment step may load from, ask and send forms to. */
  readonly origins: readonly string[]
}

const STANDIN_KEY = 'test_ANVILLOCAL'

/**
 * Reads `PAYMENT_CLIENT_KEY` and what belongs to it; `none` is no key. `standinOf` tells addresses of the stand-in, and nothing in
 * production. Throws on an unusable value, and on a key without the addresses of script and style.
 */
export function readPaymentPages(env: NodeJS.ProcessEnv, standinOf: (path: string) => string | undefined): PaymentPages {
  const standin = standinOf('/payment')
  const clientKey = env.PAYMENT_CLIENT_KEY || (standin ? STANDIN_KEY : 'none')
  const ownOrigins = standin ? [new URL(standin).origin] : []
  if (clientKey === 'none') return { origins: ownOrigins }
  if (!/^(?:test|live)_[\w-]{3,200}$/.test(clientKey)) throw new Error('PAYMENT_CLIENT_KEY is not a client key such as test_ABC')
  const scriptUrl = readAddress('PAYMENT_FIELDS_SCRIPT', env.PAYMENT_FIELDS_SCRIPT || standinOf('/payment/sdk/adyen.js'))
  const styleUrl = readAddress('PAYMENT_FIELDS_STYLE', env.PAYMENT_FIELDS_STYLE || standinOf('/payment/sdk/adyen.css'))
  const environment = env.PAYMENT_ENVIRONMENT || (clientKey.startsWith('live') ? 'live' : 'test')
  const known = PAYMENT_ENVIRONMENTS.find(name => name === environment)
  if (!known) throw new Error(`PAYMENT_ENVIRONMENT is not one of ${PAYMENT_ENVIRONMENTS.join(', ')}: ${environment}`)
  const integrity = env.PAYMENT_FIELDS_INTEGRITY
  if (integrity && !/^sha(?:256|384|512)-[\w+/]+={0,2}$/.test(integrity))
    throw new Error(`PAYMENT_FIELDS_INTEGRITY is no hash such as sha384-…: ${integrity}`)
  const origins = [
    ...ownOrigins,
    ...[scriptUrl, styleUrl].map(url => new URL(url).origin),
    ...readHosts(env.PAYMENT_FIELDS_HOSTS),
  ]
  return {
    fields: { clientKey, environment: known, scriptUrl, styleUrl, ...(integrity ? { integrity } : {}) },
    origins: [...new Set(origins)],
  }
}

function readAddress(name: string, text: string | undefined): string {
  const url = URL.parse(text ?? '')
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} is not an http address, which PAYMENT_CLIENT_KEY needs: ${text ?? ''}`)
  return url.href
}

/** Reads `images.example,*.provider.example`. */
function readHosts(text = ''): string[] {
  return text
    .split(',')
    .map(host => host.trim())
    .filter(Boolean)
    .map(host => {
      if (!/^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/.test(host))
        throw new Error(`PAYMENT_FIELDS_HOSTS has no such host: ${host}`)
      return `https://${host}`
    })
}
