import type { Cart } from '@shop/domain/cart'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { findCompanyPayment } from './approval.server.ts'
import { codFeeTitle } from './fee.server.ts'
import { loadMissingGoods } from './missing-goods.server.ts'
import { listProviderMethods } from './place-order.server.ts'

/** What the payment step shows of how a cart can be paid, looked up at once; `error` is why it was not the last time. */
export async function loadPaymentChoice(shop: ShopRequest, cart: Cart, error: string | null) {
  const [feeName, provider, company, missing] = await Promise.all([
    codFeeTitle(shop),
    listProviderMethods(shop, cart),
    findCompanyPayment(shop, cart, error),
    error ? loadMissingGoods(shop, cart) : [],
  ])
  return { feeName, provider, missing, ...company }
}
