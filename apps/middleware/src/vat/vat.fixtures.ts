import type { AddressDraft } from '@shop/domain/address'
import type { Cart } from '@shop/domain/cart'
import type { EngineContext } from '@shop/engine/database'
import { PRESS } from '../catalogue.fixtures.ts'
import { ADDRESS, type Shopper } from '../middleware.fixtures.ts'
import { switchStores } from '../store/switch-stores.fixtures.ts'

/** Address of a Slovak business. */
export const COMPANY: AddressDraft = { ...ADDRESS, company: 'Nová s.r.o.' }

/** Switches the check of VAT numbers in every store; a valid number makes prices net unless that is switched off. */
export async function switchVat(engine: EngineContext, isOn: boolean, { taxRateChange = true } = {}): Promise<void> {
  await switchStores(engine, { vatValidation: isOn, taxRateChange })
}

/** A cart with a press and the billing address of a business. */
export async function aCompanyCart(shopper: Shopper, billing = COMPANY): Promise<Cart> {
  const { cart: empty } = await shopper.do('createCart', {})
  const { cart } = await shopper.do('addToCart', { id: empty.id, version: empty.version, product: { sku: PRESS }, quantity: 1 })
  const actions = [{ action: 'setBillingAddress' as const, address: billing }]
  return (await shopper.do('updateCart', { id: cart.id, version: cart.version, actions })).cart
}
