import type { Money } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import type { BankDetails } from '@shop/domain/store'
import type { FragmentData } from '../../commerce-ui/fragment.tsx'

/** A bank transfer that an order waits for. */
export interface AwaitedTransfer {
  readonly order: Pick<Order, 'orderNumber' | 'country'>
  readonly amount: Money
  /** ISO instant from which a code of the transfer is good for a while. */
  readonly since: string
}

/** What a page shows of an awaited transfer. */
export interface TransferInstructions extends Omit<AwaitedTransfer, 'since'> {
  readonly bank: BankDetails
  /** The QR code for it; null where no form of code fits. */
  readonly code: FragmentData | null
}
