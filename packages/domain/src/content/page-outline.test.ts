import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupPageBlocks, type PageBlock } from './index.ts'

const blocks: readonly PageBlock[] = [
  { type: 'text', paragraphs: ['a'] },
  { type: 'text', heading: 'h', paragraphs: ['a'] },
  { type: 'table', columns: ['a'], rows: [['b']] },
  { type: 'carousel', heading: 'h', query: {} },
  { type: 'newsletter' },
]

it('what is read stands in chapters, and what is shown for itself', () => {
  expect(groupPageBlocks([1, 2, 1, 3, 4, 0].map(index => blocks[index]!))).toEqual([
    { isText: true, chapters: [[0, 1], [2]] },
    { isText: false, chapters: [[3], [4]] },
    { isText: true, chapters: [[5]] },
  ])
})

it('every block is in one chapter, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...blocks)), page => {
      expect(groupPageBlocks(page).flatMap(({ chapters }) => chapters.flat())).toEqual([...page.keys()])
    }),
  )
})
