import fc from 'fast-check'
import { expect, it } from 'vitest'
import { factsNamedIn, fillInline } from './index.ts'

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
