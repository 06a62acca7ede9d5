import type { ShopClient } from '@shop/contract'
import type { LineItem } from '@shop/domain/cart'
import { expect, test } from 'vitest'
import { aCart } from '../../request/cart.fixtures.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { loadLineGuarantees } from './load-line-guarantees.server.ts'

const offer = { sku: '4100010', name: { en: '+1 year' }, relativePriceRate: 500, price: { centAmount: 500 } }

test('EG-03, EG-04 guarantees are asked for products alone, and not for one that has a guarantee', async () => {
  const asked: unknown[] = []
  const client: ShopClient = {
    async call(_operation, params) {
      asked.push(params)
      return { guarantees: { results: [offer] } } as never
    },
  }
  const [first, second, gift] = aCart('DE', [{}, {}, {}]).lineItems as [LineItem, LineItem, LineItem]
  const guarantee: LineItem = {
    ...second,
    id: 'guarantee',
    type: 'extra_guarantee',
    variant: { ...second.variant, sku: '4100010' },
    custom: { parentSku: second.variant.sku },
  }
  const lineItems: LineItem[] = [first, second, guarantee, { ...gift, lineItemMode: 'GiftLineItem' }]
  expect(await loadLineGuarantees({ client } as ShopRequest, { lineItems })).toEqual({ EX30000001: [offer] })
  expect(asked).toEqual([{ sku: 'EX30000001' }])
})
