import type { Receiver } from './src/payment/notification-sender.ts'

/** Settings of the stand-ins. */
export interface StandinsSettings {
  /** HTTP: health and inspection. */
  readonly port: number
  readonly smtpPort: number
  readonly bindHost: string
  /** Where the payment provider notifies, and the key it signs with; without them its notifications are only kept. */
  readonly paymentNotifications?: Receiver
}

/**
 * Settings from the environment, with the defaults of a single machine, where the middleware is the shop that is notified.
 * Throws on a value that cannot be used, and where the shop is open to customers: they must never meet a double.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): StandinsSettings {
  if (env.DEPLOYMENT === 'production') throw new Error('The stand-ins do not start with DEPLOYMENT=production')
  return {
    port: readPort('STANDINS_PORT', env.STANDINS_PORT || '4010'),
    smtpPort: readPort('STANDINS_SMTP_PORT', env.STANDINS_SMTP_PORT || '4025'),
    bindHost: env.STANDINS_HOST || '127.0.0.1',
    paymentNotifications: {
      url: readAddress(
        'PAYMENT_NOTIFICATIONS_URL',
        env.PAYMENT_NOTIFICATIONS_URL ||
          `http://127.0.0.1:${readPort('MIDDLEWARE_PORT', env.MIDDLEWARE_PORT || '8181')}/webhooks/payment`,
      ),
      hmacKey: readHmacKey(env.PAYMENT_HMAC_KEY || LOCAL_HMAC_KEY),
    },
  }
}

/** What the middleware knows as well where no key is given. */
const LOCAL_HMAC_KEY = '0123456789ABCDEF'.repeat(4)

function readHmacKey(text: string): string {
  if (!/^[\da-fA-F]{64}$/.test(text)) throw new Error('PAYMENT_HMAC_KEY is not a key of 64 hexadecimal digits')
  return text
}

function readAddress(name: string, text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new Error(`${name} is not an address of the kind http:// or https://`)
  return text
}

function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new Error(`${name}=${text} is not a port`)
  return port
}
