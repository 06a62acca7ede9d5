import { addLineItem, createCart, openCart, updateCart } from '@shop/engine/cart'
import { createContext, openDatabase } from '@shop/engine/database'
import { createOrderFromCart } from '@shop/engine/order'
import { createBankPayment } from '@shop/engine/payment'
import { Catalogue, ReadModel } from '@shop/engine/read-model'
import { ADDRESS } from '../../../apps/middleware/src/testing/address.ts'
import { fillStock } from '../shop/fill-stock.ts'

/** Numbers of lines of the carts and orders that a large shop is made of copies of: most have one. */
const LINES = [1, 1, 1, 1, 2, 2, 3]
const CLIENT = '127.0.0.1'

/** Opens carts of one to three lines, one empty cart, and as many orders, in a shop that has the demo catalogue. */
export async function makeTemplates(databaseUrl: string): Promise<void> {
  const db = openDatabase({ databaseUrl, poolSize: 2 })
  const plain = createContext(db, { unlimitedNetworks: new Set([CLIENT]) })
  const model = new ReadModel(plain, {
    onError(error) {
      throw error
    },
  })
  const catalogue = new Catalogue(plain, model)
  const context = { ...plain, catalogue }
  try {
    const query = { language: 'sk', currency: 'EUR', country: 'SK', limit: LINES.length * 3 } as const
    const skus = (await catalogue.findProducts(query)).results.map(({ masterVariant }) => masterVariant.sku)
    await fillStock(databaseUrl, skus)
    for (const [place, lines] of LINES.entries()) {
      const chosen = skus.slice(place * 3, place * 3 + lines)
      await openFilled(chosen)
      const { request, totalPrice } = await openFilled(chosen)
      const paymentMethodInfo = { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } } as const
      const { cart } = await createBankPayment(context, request, { paymentMethodInfo, amountPlanned: totalPrice })
      await createOrderFromCart(context, { ...request, version: cart.version })
    }
    const { opened } = await openCart(context, { storeKey: 'sk', clientAddress: CLIENT })
    await createCart(context, { owner: opened.session, storeKey: 'sk' })
  } finally {
    await model.stop()
    await db.destroy()
  }

  /** A cart that can be ordered. */
  async function openFilled(skus: readonly string[]) {
    const [sku = '', ...others] = skus
    const { opened, cart: begun } = await openCart(context, {
      ...{ storeKey: 'sk', clientAddress: CLIENT, lineItem: { sku, quantity: 1 } },
    })
    let cart = begun
    const request = () => ({ owner: opened.session, storeKey: 'sk', id: cart.id, version: cart.version })
    for (const other of others) cart = await addLineItem(context, request(), { sku: other, quantity: 1 })
    cart = await updateCart(context, request(), [
      { action: 'setCustomerEmail', email: 'bench@example.com' },
      { action: 'setBillingAddress', address: ADDRESS },
      { action: 'setShippingAddress', address: ADDRESS },
    ])
    return { request: request(), totalPrice: cart.totalPrice }
  }
}
