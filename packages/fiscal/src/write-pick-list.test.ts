import { pickListOf } from '@shop/domain/fiscal'
import { anExampleOrder, EXAMPLE_ORDERS } from '@shop/domain/fixtures'
import { readPdfFonts } from '@shop/pdf'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { barCodeOf, isEan } from './bar-code.ts'
import { writePickList } from './write-pick-list.ts'

const form = { fonts: readPdfFonts(), now: '2026-11-29T08:15:00.000Z' }

test('fiscal check 24: a pick list on paper has each item with its place, units and order, and nothing personal', async () => {
  const orders = Array.from({ length: 12 }, (_, index) => ({
    order: { ...anExampleOrder(EXAMPLE_ORDERS.domestic), orderNumber: `NS0000${1100 + index}` },
    shipments: [],
  }))
  const facts = new Map([
    ['EX30010001', { sku: 'EX30010001', europeanArticleNumber: '4006381333931', hasBattery: true, place: 'A-03-2' }],
  ])
  const list = pickListOf(orders, facts)
  const bytes = await writePickList(list, form)
  const pdf = await getDocumentProxy(bytes.slice())
  const { text, totalPages } = await extractText(pdf, { mergePages: false })
  expect(totalPages).toBeGreaterThan(1)
  for (const page of text) expect(page).not.toContain('?')
  for (const [index, page] of text.entries()) expect(page).toContain(`page ${index + 1} of ${totalPages}`)
  const all = text.join('\n')
  for (const part of ['12 rows · 24 units · 12 orders', 'A-03-2', 'EX30010001', '4006381333931', 'Gastro-Pfanne', 'battery'])
    expect(all).toContain(part)
  for (const { order } of orders) expect(all).toContain(`${order.orderNumber}-1`)
  expect(all).not.toMatch(/Jana|Müller|Hauptstra|example\.org|€|EUR/)
  expect(Buffer.from(bytes).equals(await writePickList(list, form))).toBe(true)
})

test('fiscal check 24: an item is scanned by its European article number, and by Code 128 where it has none', () => {
  expect([isEan('4006381333931'), isEan('4006381333932'), isEan('400638133393')]).toEqual([true, false, false])
  // 95 modules from the first bar to the last; Code 128 has 11 per sign, and 13 at its end.
  const ean = barCodeOf('4006381333931')
  expect(ean.modules).toBe(95)
  // The guard 101, then a 0 of set A: 0001101.
  expect(ean.bars.slice(0, 4).map(({ start, width }) => [start, width])).toEqual([
    [0, 1],
    [2, 1],
    [6, 2],
    [9, 1],
  ])
  const { modules, bars } = barCodeOf('NS00001042')
  expect((modules - 13) % 11).toBe(0)
  // A sign has three bars, the end four.
  expect(bars).toHaveLength(3 * ((modules - 13) / 11) + 4)
  expect(bars.every(({ start, width }) => Number.isInteger(start) && width >= 1 && width <= 4)).toBe(true)
  expect(barCodeOf('4006381333932').modules).not.toBe(95)
})
