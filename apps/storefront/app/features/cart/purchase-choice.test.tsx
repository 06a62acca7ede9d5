import { moneyOf } from '@shop/domain/money'
import { expect, test } from 'vitest'
import { prepareMessages } from '../../request/messages.ts'
import { aShop } from '../../request/shop-data.fixtures.ts'
import { GuaranteeChoice } from './purchase-choice.tsx'
import { renderInShop } from './render-in-shop.fixtures.tsx'

await prepareMessages('de-DE')

test('SIDEBAR-02 guarantees of two products with the same name are chosen each for its own', () => {
  const offers = [{ sku: '4100010', name: '+1', price: moneyOf('EUR', 1000) }]
  const choice = <GuaranteeChoice product="Fritteuse" offers={offers} chosen={undefined} onChoose={() => undefined} />
  const html = renderInShop(
    <>
      {choice}
      {choice}
    </>,
    aShop(),
  )
  const groups = [...html.matchAll(/<input type="radio"[^>]* name="([^"]+)"/g)].map(([, name]) => name)
  expect(groups).toHaveLength(4)
  expect(new Set(groups.slice(0, 2)).size).toBe(1)
  expect(new Set(groups).size).toBe(2)
})
