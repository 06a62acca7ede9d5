import { expect, test } from 'vitest'
import { readSellerSettings } from './read-seller-settings.ts'

const problemsOf = (SELLER_CHANGES: string): string[] => {
  const problems: string[] = []
  readSellerSettings({ SELLER_CHANGES }, problems)
  return problems
}

test('an owner says how the company differs from the one of the code, and from when on', () => {
  const move = {
    from: '2027-01-01',
    street: 'Neue Straße 1',
    city: 'Essen',
    oss: false,
    localVatIds: { CH: 'CHE-123.456.788 MWST' },
  }
  expect(readSellerSettings({ SELLER_CHANGES: JSON.stringify([move]), SHOP_VAT_ID: 'DE770067399' }, [])).toEqual([
    { from: '0001-01-01', vatId: 'DE770067399' },
    move,
  ])
  expect(readSellerSettings({}, [])).toEqual([])
})

test.each([
  '{',
  '{}',
  '[1]',
  '[{"city":"Essen"}]',
  '[{"from":"soon"}]',
  '[{"from":"2027-01-01","town":"Essen"}]',
  '[{"from":"2027-01-01","city":""}]',
  '[{"from":"2027-01-01","contact":{"name":"x"}}]',
  '[{"from":"2027-01-01","constructor":"x"}]',
])('API-51 the change %s is refused when the worker starts', text => {
  expect(problemsOf(text)).toEqual([expect.stringContaining('SELLER_CHANGES is not a JSON list')])
})
