import { expect, it } from 'vitest'
import { pageHeadingsOf, pageShapeOf } from './index.ts'
import type { PageBlock } from './page-block.ts'

const pageOf = (...blocks: PageBlock[]) => ({ title: 'T', description: 'D', lead: 'L', blocks })

it('the shape of a page tells whether another language has the same parts', () => {
  const page = pageOf({ type: 'table', heading: 'Fees', columns: ['a', 'b'], rows: [['c', 'd']] }, { type: 'newsletter' })
  const translated = pageOf({ type: 'table', heading: 'Frais', columns: ['e', 'f'], rows: [['g', 'h']] }, { type: 'newsletter' })
  expect(pageShapeOf(translated)).toEqual(pageShapeOf(page))
})

it.each<[PageBlock, PageBlock]>([
  [
    { type: 'text', paragraphs: ['a'] },
    { type: 'text', paragraphs: ['a', 'b'] },
  ],
  [
    { type: 'text', paragraphs: ['a'] },
    { type: 'text', heading: 'h', paragraphs: ['a'] },
  ],
  [
    { type: 'list', items: ['a'] },
    { type: 'list', items: ['a'], ordered: true },
  ],
  [
    { type: 'faq', items: [{ question: 'q', answer: ['a'] }] },
    { type: 'faq', items: [{ question: 'q', answer: ['a', 'b'] }] },
  ],
  [
    { type: 'banner', title: 't', text: 't', link: { label: 'l', to: 'page:faq' } },
    { type: 'banner', title: 't', text: 't', link: { label: 'l', to: 'page:payment' } },
  ],
  [
    { type: 'product-list', heading: 'h', query: { brand: 'MSW' } },
    { type: 'product-list', heading: 'h', query: { brand: 'Stamos' } },
  ],
  [
    { type: 'voucher', title: 't', text: 't', code: 'A' },
    { type: 'voucher', title: 't', text: 't', code: 'B' },
  ],
])('%j and %j have different shapes', (one, other) => {
  expect(pageShapeOf(pageOf(one))).not.toEqual(pageShapeOf(pageOf(other)))
})

it('headings have anchors that do not depend on their words', () => {
  expect(
    pageHeadingsOf([
      { type: 'text', heading: 'One', paragraphs: ['a'] },
      { type: 'text', paragraphs: ['b'] },
      { type: 'carousel', heading: 'Products', query: {} },
      { type: 'faq', heading: 'Two', items: [] },
    ]),
  ).toEqual([
    { id: 'section-1', title: 'One' },
    { id: 'section-4', title: 'Two' },
  ])
})
