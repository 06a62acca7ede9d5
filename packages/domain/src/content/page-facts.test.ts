import fc from 'fast-check'
import { expect, it } from 'vitest'
import { factsNamedIn, fillInline } from './index.ts'
import type { PageBlock } from './page-block.ts'
import { omitMissingFacts } from './page-facts.ts'

it('a title is plain words with its facts, and a dash where the market has none', () => {
  expect(fillInline('**Delivery** in [{country}](page:faq): {iban}', { country: 'Ireland' })).toBe('Delivery in Ireland: –')
})

it('a fact is never read as a mark', () => {
  fc.assert(
    fc.property(fc.string(), value => {
      expect(fillInline('{email}', { email: value })).toBe(value)
    }),
  )
})

it('only the facts a page names go to the browser', () => {
  const page = {
    title: '{country}',
    description: '{iban}',
    lead: 'x',
    blocks: [{ type: 'list', items: ['**{email}**'] }],
  } as const
  const facts = { country: 'Ireland', email: 'a@example.com', iban: 'IE1', bic: 'X' }
  expect(factsNamedIn(page, facts)).toEqual({ country: 'Ireland', email: 'a@example.com', iban: 'IE1' })
})

const account: PageBlock = {
  type: 'table',
  heading: 'Bank transfer',
  columns: ['Field', 'Value'],
  rows: [
    ['Account owner', '{bankAccountOwner}'],
    ['IBAN', '{iban}'],
    ['Reference', 'Your order number'],
  ],
}
const text: PageBlock = { type: 'text', paragraphs: ['Methods: {paymentMethods}.', 'All prices include VAT.'] }

it('what a market has no facts for is not shown as a dash', () => {
  expect(omitMissingFacts([account, text], {})).toEqual([{ type: 'text', paragraphs: ['All prices include VAT.'] }])
  const partly = omitMissingFacts([account], { bankAccountOwner: 'Anvil' })
  expect(partly).toEqual([
    {
      ...account,
      rows: [
        ['Account owner', '{bankAccountOwner}'],
        ['Reference', 'Your order number'],
      ],
    },
  ])
})

it('a page whose facts are all known stays as it is written', () => {
  const facts = { bankAccountOwner: 'Anvil', iban: 'DE1', paymentMethods: 'cash' }
  expect(omitMissingFacts([account, text], facts)).toEqual([account, text])
})

it('a question goes when nothing is left of its answer, and a block when it is empty', () => {
  const faq: PageBlock = {
    type: 'faq',
    items: [
      { question: 'Cash?', answer: ['Fee: {cashOnDeliveryFee}.'] },
      { question: 'Freight?', answer: ['By lorry.', '{freightDelivery}'] },
    ],
  }
  expect(omitMissingFacts([faq], {})).toEqual([{ type: 'faq', items: [{ question: 'Freight?', answer: ['By lorry.'] }] }])
  expect(
    omitMissingFacts(
      [
        { type: 'list', items: ['{iban}'] },
        { type: 'text', paragraphs: ['{bic}'] },
      ],
      {},
    ),
  ).toEqual([])
})
