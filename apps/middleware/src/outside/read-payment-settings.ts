import type { PaymentSettings } from '@shop/integrations/payment'
import type { OutsideReader } from './outside-reader.ts'

const HMAC_KEY = { pattern: /^[\da-fA-F]{64}$/, words: 'a key of 64 hexadecimal digits' }

/** The shop at the payment provider. */
export function readPaymentSettings(env: NodeJS.ProcessEnv, outside: OutsideReader): PaymentSettings {
  return {
    url: outside.url('PAYMENT_URL', env.PAYMENT_URL, '/payment/v72'),
    apiKey: outside.key('PAYMENT_API_KEY', env.PAYMENT_API_KEY, 'anvil-local'),
    merchantAccount: outside.key('PAYMENT_MERCHANT_ACCOUNT', env.PAYMENT_MERCHANT_ACCOUNT, 'AnvilECOM'),
    hmacKey: outside.key('PAYMENT_HMAC_KEY', env.PAYMENT_HMAC_KEY, '0123456789ABCDEF'.repeat(4), HMAC_KEY),
  }
}
