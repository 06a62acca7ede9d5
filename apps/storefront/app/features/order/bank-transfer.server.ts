import type { SendFragment } from '../../commerce-ui/still.server.tsx'
import { prepareMessages } from '../../request/messages.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import type { AwaitedTransfer, TransferInstructions } from './awaited-transfer.ts'
import { renderPaymentCode } from './payment-code.server.tsx'

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
