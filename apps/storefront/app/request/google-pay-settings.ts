/** What a page needs to ask Google Pay for a payment to this shop. */
export interface GooglePaySettings {
  readonly scriptUrl: string
  readonly environment: 'TEST' | 'PRODUCTION'
  /** The shop at Google. */
  readonly merchantId: string
  /** The shop at the payment provider, for which cards are encrypted. */
  readonly gatewayMerchantId: string
}
