import type { Money } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import type { BankDetails } from '@shop/domain/store'
import type { FragmentData } from '../../commerce-ui/fragment.tsx'
import type { SendFragment } from '../../commerce-ui/still.server.tsx'
import { prepareMessages } from '../../request/messages.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { renderPaymentCode } from './payment-code.server.tsx'

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

/** Where to transfer the money that an order waits for; null while the store's account is not known (CHK-25). */
export async function loadTransfer(
  shop: ShopRequest,
  { since, ...transfer }: AwaitedTransfer,
  send: SendFragment,
): Promise<TransferInstructions | null> {
  const bank = await optionalBlock(
    'bank details',
    shop.client.call('getStores', {}).then(({ stores }) => stores.results[0]?.custom.bankDetails ?? null),
    null,
  )
  if (!bank) return null
  const code = renderPaymentCode({ ...transfer, since, bank, now: shop.now, t: await prepareMessages(shop.locale) })
  return { ...transfer, bank, code: code ? send('payment-code', code) : null }
}
