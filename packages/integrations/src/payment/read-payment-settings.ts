import type { UpstreamSettingsReader } from '../settings/index.ts'
import type { PaymentSettings } from './checkout-provider.ts'

const HMAC_KEY = { pattern: /^[\da-fA-F]{64}$/, words: 'a key of 64 hexadecimal digits' }

/** The shop at the payment provider, as settings of the environment say it. Adds to the reader's problems what cannot be used. */
export function readPaymentSettings(env: NodeJS.ProcessEnv, upstream: UpstreamSettingsReader): PaymentSettings {
  return {
    url: upstream.url('PAYMENT_URL', env.PAYMENT_URL, '/payment/v72'),
    apiKey: upstream.key('PAYMENT_API_KEY', env.PAYMENT_API_KEY, 'anvil-local'),
    merchantAccount: upstream.key('PAYMENT_MERCHANT_ACCOUNT', env.PAYMENT_MERCHANT_ACCOUNT, 'AnvilECOM'),
    hmacKey: upstream.key('PAYMENT_HMAC_KEY', env.PAYMENT_HMAC_KEY, '0123456789ABCDEF'.repeat(4), HMAC_KEY),
  }
}
