import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LayoutBox, paginateBoxes } from './paginate-boxes.ts'

const box = fc.record(
  { height: fc.integer({ min: 5, max: 60 }), gap: fc.integer({ min: 0, max: 20 }), keepWithNext: fc.boolean() },
  { requiredKeys: ['height', 'gap'] },
)

test('PDP-23 a heading is never the last thing on a page of a manual', () => {
  const boxes: LayoutBox[] = [
    { height: 70, gap: 0 },
    { height: 20, gap: 5, keepWithNext: true },
    { height: 20, gap: 0 },
  ]
  expect(paginateBoxes(boxes, 100).map(({ page, top }) => [page, top])).toEqual([
    [0, 0],
    [1, 0],
    [1, 20],
  ])
})

test('PDP-23 a table that goes on has its head again', () => {
  const row = { height: 40, gap: 0, repeated: { height: 15 } }
  expect(paginateBoxes([{ height: 15, gap: 0, keepWithNext: true }, row, row], 100)).toEqual([
    { page: 0, top: 0, isRepeating: false },
    { page: 0, top: 15, isRepeating: false },
    { page: 0, top: 55, isRepeating: false },
  ])
  expect(paginateBoxes([{ height: 15, gap: 0, keepWithNext: true }, row, row], 90).at(-1)).toEqual({
    page: 1,
    top: 15,
    isRepeating: true,
  })
})

test('PDP-23 every box of a manual has its position, in order, and none leaves its page or covers another', () => {
  fc.assert(
    fc.property(fc.array(box), boxes => {
      const positions = paginateBoxes(boxes, 100)
      expect(positions).toHaveLength(boxes.length)
      let before = { page: 0, bottom: 0 }
      for (const [index, { page, top }] of positions.entries()) {
        expect(page === before.page ? top : 0).toBeGreaterThanOrEqual(page === before.page ? before.bottom : 0)
        expect(page - before.page).toBeGreaterThanOrEqual(0)
        const bottom = top + (boxes[index]?.height ?? 0)
        expect(bottom).toBeLessThanOrEqual(100)
        before = { page, bottom }
      }
    }),
  )
})
