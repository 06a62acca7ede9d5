import { expect, test } from 'vitest'
import { Packed } from './packed.ts'

const page = () => ({ title: 'Φριτέζες – πώς τις διαλέγω', blocks: [{ type: 'text', paragraphs: ['Слова.', 'Żółw'] }] })

test('what is packed is what was put in, also after it was collected', () => {
  const packed = new Packed(page())
  globalThis.gc?.()
  expect(packed.item).toEqual(page())
})

test('what is looked at stays one object while it is held', () => {
  const packed = new Packed(page())
  const { item } = packed
  expect(packed.item).toBe(item)
})
