import { expect, test } from 'vitest'
import { anExampleOrder } from '../fiscal/fiscal.fixtures.ts'
import { areAllGoods, withdrawnUnitsOf } from './withdrawn-units.ts'

const order = anExampleOrder({
  country: 'DE',
  lines: [
    { sku: 'EX30010001', name: 'Gastro-Pfanne, 24 cm', list: 1999, quantity: 2 },
    { sku: 'EX30010002', name: 'Schraubstock', list: 12_995 },
    { sku: 'EX30010003', name: 'Bohrer', list: 999, quantity: 3 },
    { sku: '4100010', name: 'Garantie 24 Monate', list: 995, parentSku: 'EX30010001' },
    { sku: 'EX10000001', name: 'Handschuhe', list: 5000, isGift: true },
  ],
})

const named = (goods: string) =>
  withdrawnUnitsOf(goods, order)
    ?.map(({ sku, quantity }) => `${sku}:${quantity}`)
    .join(' ')

test.each([
  ['EX30010002', 'EX30010002:1'],
  ['schraubstock', 'EX30010002:1'],
  ['- Schraubstock (EX30010002)', 'EX30010002:1'],
  ['2 x Gastro-Pfanne, 24 cm', 'EX30010001:2'],
  ['1× Gastro Pfanne 24 cm', 'EX30010001:1'],
  ['EX30010003: 2', 'EX30010003:2'],
  ['Bohrer x 3\nSchraubstock', 'EX30010003:3 EX30010002:1'],
  ['Schraubstock, 1x Bohrer; EX30010001*2', 'EX30010002:1 EX30010003:1 EX30010001:2'],
  ['1x Bohrer\n2x EX30010003', 'EX30010003:3'],
])('check 16: the goods %j are those that the buyer named', (goods, units) => {
  expect(named(goods)).toBe(units)
})

test.each([
  'Bohrer',
  'nur der Korb',
  'Schraubstock, der mit dem Kratzer',
  '3 x Schraubstock',
  '0 x Schraubstock',
  '4 x Bohrer',
  'Garantie 24 Monate',
  'Handschuhe',
  'EX30010002 EX30010003',
  '  \n',
])('check 16: of the goods %j a person has to say which they are', goods => {
  expect(named(goods)).toBeUndefined()
})

test('check 16: who names all goods of an order withdraws from all of it', () => {
  const all = withdrawnUnitsOf('2 x EX30010001\nSchraubstock\n3 x Bohrer', order)
  expect(all && areAllGoods(all, order)).toBe(true)
  expect(areAllGoods([{ sku: 'EX30010001', quantity: 2 }], order)).toBe(false)
})
