import { OperationError, type ParamsOf, type ShopClient } from '@shop/contract'
import { aCart } from '@shop/domain/fixtures'
import { expect, test } from 'vitest'
import { prepareMessages } from '../../request/messages.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { changeCart } from './change-cart.server.ts'

await prepareMessages('de-DE')

/** A shop that refuses some SKUs, and the additions that it is asked for. */
function aShop(refusal: Readonly<Record<string, number>> = {}) {
  const added: ParamsOf<'addToCart'>[] = []
  let { version } = aCart('DE')
  const client: ShopClient = {
    async call(operation, params) {
      if (operation === 'getProduct')
        return { products: { results: [{ masterVariant: { sku: 'EX30000001' }, name: { de: 'Grill' } }] } } as never
      if (operation !== 'addToCart') return { cart: aCart('DE') } as never
      const asked = params as ParamsOf<'addToCart'>
      added.push(asked)
      const statusCode = refusal[asked.product.sku]
      const errors = statusCode === 409 ? [{ code: 'OutOfStock', message: 'Refused' }] : []
      if (statusCode) throw new OperationError(operation, { statusCode, message: 'Refused', errors })
      version++
      return { cart: { ...aCart('DE'), version } } as never
    },
  }
  return { added, shop: { client, language: 'de', locale: 'de-DE', hasSession: false } as ShopRequest }
}

function formOf(skus: readonly string[]): FormData {
  const form = new FormData()
  form.set('intent', 'add-all')
  for (const sku of skus) form.append('sku', sku)
  return form
}

const skusOf = (added: readonly ParamsOf<'addToCart'>[]) => added.map(({ product }) => product.sku)

test('REC-02 the form of what is bought together adds its products one after the other, each once and with the version of the one before', async () => {
  const { shop, added } = aShop()
  expect(await changeCart(shop, formOf(['EX30000001', 'EX30000002', 'EX30000001']))).toBeUndefined()
  expect(skusOf(added)).toEqual(['EX30000001', 'EX30000002'])
  expect(added.map(({ quantity }) => quantity)).toEqual([1, 1])
  expect((added[1]?.version ?? 0) - (added[0]?.version ?? 0)).toBe(1)
})

test('CART-22 one that is refused keeps none of the others out, and the page says which and why; a fault is thrown', async () => {
  const { shop, added } = aShop({ EX30000001: 409 })
  const refused = await changeCart(shop, formOf(['EX30000001', 'EX30000002']))
  expect(refused).toEqual({ kind: 'add-all', text: 'Nicht mehr in dieser Menge verfügbar: Grill.' })
  const other = await changeCart(aShop({ EX30000002: 400 }).shop, formOf(['EX30000001', 'EX30000002']))
  expect(other).toMatchObject({ kind: 'add-all', text: expect.stringContaining('EX30000002') })
  expect(skusOf(added)).toEqual(['EX30000001', 'EX30000002'])
  await expect(changeCart(aShop({ EX30000001: 500 }).shop, formOf(['EX30000001']))).rejects.toThrow('addToCart')
})

test('REC-02 no form adds more than ten products at once', async () => {
  const { shop, added } = aShop()
  await changeCart(shop, formOf(Array.from({ length: 30 }, (_, index) => `EX300000${10 + index}`)))
  expect(added).toHaveLength(10)
})
