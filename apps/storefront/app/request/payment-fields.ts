/** What the provider's script for card fields is opened with in a page. Nothing of it is secret. */
export interface PaymentFields {
  /** Names the shop to the provider. */
  readonly clientKey: string
  /** Which of the provider's systems the key belongs to. */
  readonly environment: PaymentEnvironment
  readonly scriptUrl: string
  readonly styleUrl: string
  /** What the script must be, such as `sha384-…`; another one is not run. */
  readonly integrity?: string
}

/** The provider's systems by its own names. */
export const PAYMENT_ENVIRONMENTS = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea'] as const
export type PaymentEnvironment = (typeof PAYMENT_ENVIRONMENTS)[number]
