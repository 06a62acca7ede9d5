import type { LiveStock } from '@shop/domain/live'
import { expect, test } from 'vitest'
import { createStockChannels } from './stock-channels.ts'

const PRESS = { sku: 'EX30000001', productId: 'press', availableQuantity: 5 }
const SAW = { sku: 'EX30000002', productId: 'saw', availableQuantity: 9 }

function aConnection() {
  const told: (readonly LiveStock[])[] = []
  return { told, send: (text: string) => void told.push((JSON.parse(text) as { stock: LiveStock[] }).stock) }
}

const stockOf = ({ sku, availableQuantity }: typeof PRESS) => ({ sku, availableQuantity })

test('who shows a SKU is sent its stock, once for all that changed, and not what it was told before', () => {
  const channels = createStockChannels()
  const [both, saw] = [aConnection(), aConnection()]
  channels.show(both, [PRESS, SAW])
  channels.show(saw, [SAW])
  expect(channels.skusOf(['press', 'unknown'])).toEqual([PRESS.sku])
  const [fewer, none] = [
    { ...PRESS, availableQuantity: 4 },
    { ...SAW, availableQuantity: 0 },
  ]
  channels.tell([fewer, none])
  channels.tell([fewer, none])
  expect(both.told).toEqual([
    [stockOf(PRESS), stockOf(SAW)],
    [stockOf(fewer), stockOf(none)],
  ])
  expect(saw.told).toEqual([[stockOf(SAW)], [stockOf(none)]])
  channels.tell([fewer], new Set([PRESS.sku]))
  expect(both.told.at(-1)).toEqual([{ ...stockOf(fewer), hasNewPrice: true }])
})

test('what no connection shows any more is not looked after', () => {
  const channels = createStockChannels()
  const [first, second] = [aConnection(), aConnection()]
  channels.show(first, [PRESS])
  channels.show(second, [PRESS, SAW])
  channels.show(second, [PRESS])
  expect(channels.skus()).toEqual([PRESS.sku])
  channels.leave(first)
  expect(channels.isEmpty()).toBe(false)
  channels.leave(second)
  expect([channels.isEmpty(), channels.skusOf(['press', 'saw'])]).toEqual([true, []])
})
