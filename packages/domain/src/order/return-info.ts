/** What became of goods that were sent back (ORD-08). */
export const RETURN_SHIPMENT_STATES = ['Advised', 'Returned', 'BackInStock', 'Unusable'] as const
type ReturnShipmentState = (typeof RETURN_SHIPMENT_STATES)[number]

/** What became of the money for goods that were sent back (ORD-08). */
export const RETURN_PAYMENT_STATES = ['NonRefundable', 'Initial', 'Refunded', 'NotRefunded'] as const
type ReturnPaymentState = (typeof RETURN_PAYMENT_STATES)[number]

/** Units of a line that were sent back, or are announced to be. */
export interface ReturnItem {
  readonly id: string
  readonly lineItemId: string
  readonly quantity: number
  readonly shipmentState: ReturnShipmentState
  readonly paymentState: ReturnPaymentState
}
