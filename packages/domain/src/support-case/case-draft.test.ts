import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CASE_LENGTHS, type CaseFields, caseFieldsOf, caseProblems, productDigitsOf, supportCaseOf } from './case-draft.ts'
import { SUPPORT_REASONS, subreasonsOf } from './support-reasons.ts'

const person: CaseFields = {
  contactName: 'Jana Nová',
  customerEmail: 'jana@example.org',
  subject: 'Faktúra',
  description: 'Prosím o kópiu.',
}
const everything: CaseFields = {
  ...person,
  companyName: 'Nová s.r.o.',
  productNumber: '10030001',
  orderNumber: 'NS100042',
  invoiceNumber: 'F-1',
  vatId: 'SK2020000001',
  quantity: '2',
  phoneNumber: '+421 900 000 000',
}

test('FORM-15, FORM-16, FORM-17 what is demanded is name, e-mail, subject, message, and the numbers that the subreason needs', () => {
  const rulesOf = (subreason: 'general' | 'defective' | 'invoice-correction') =>
    caseProblems(subreason, {}).map(({ field, rule }) => `${field} ${rule}`)
  const who = ['contactName required', 'customerEmail required', 'subject required', 'description required']
  expect(rulesOf('general')).toEqual(who)
  expect(rulesOf('defective')).toEqual([
    ...['productNumber required', 'orderNumber required', 'contactName required', 'phoneNumber required'],
    ...who.slice(1),
  ])
  expect(rulesOf('invoice-correction')).toEqual(['invoiceNumber required', ...who])
  expect(caseProblems('general', { ...person, subject: ' \t ' })).toEqual([{ field: 'subject', rule: 'required' }])
})

test.each([
  ['customerEmail', 'jana@', 'email'],
  ['customerEmail', `${'a'.repeat(60)}@${'b'.repeat(20)}.example`, 'max'],
  ['phoneNumber', '12', 'phone'],
  ['vatId', 'S', 'min'],
  ['vatId', 'SK', undefined],
  ['quantity', '0', 'quantity'],
  ['quantity', '1.5', 'quantity'],
  ['quantity', '-1', 'quantity'],
  ['quantity', '', undefined],
  ['productNumber', '1003000', 'product-number'],
  ['productNumber', 'EX10030001', undefined],
  ['contactName', 'Visit https://evil.example', 'plain'],
  ['subject', 'x'.repeat(201), 'max'],
  ['description', 'x'.repeat(5001), 'max'],
  ['description', 'See https://example.org/picture', undefined],
] as const)('FORM-16, FORM-18, FORM-20 %s of "%s" breaks the rule %s', (field, value, rule) => {
  expect(caseProblems('bulk-offer', { ...everything, [field]: value })).toEqual(rule ? [{ field, rule }] : [])
})

test('FORM-20, FORM-21 a product number is digits alone, cut to eight, and is sent behind EX', () => {
  expect(productDigitsOf('EX10030001')).toBe('10030001')
  expect(productDigitsOf('ex 1003-0001 and more 99')).toBe('10030001')
  expect(supportCaseOf('consulting', 'product-advice', everything)?.productNumber).toBe('EX10030001')
  fc.assert(fc.property(fc.string(), text => /^\d{0,8}$/.test(productDigitsOf(text))))
})

test('FORM-19 a case has the fields that its subreason needs, and no other that was typed', () => {
  expect(supportCaseOf('other', 'general', everything)).toEqual({
    reason: 'other',
    subreason: 'general',
    ...person,
    companyName: 'Nová s.r.o.',
  })
  expect(supportCaseOf('sales', 'bulk-offer', everything)).toEqual({
    reason: 'sales',
    subreason: 'bulk-offer',
    ...person,
    companyName: 'Nová s.r.o.',
    productNumber: 'EX10030001',
    vatId: 'SK2020000001',
    quantity: 2,
    phoneNumber: '+421 900 000 000',
  })
  expect(supportCaseOf('return', 'bulk-offer', everything)).toBeUndefined()
  expect(supportCaseOf('sales', 'bulk-offer', person)).toBeUndefined()
})

test('FORM-15 the line breaks of a form are those of a text, and characters that no one types are left out', () => {
  const described = supportCaseOf('other', 'general', { ...person, description: '\r\n one\r\ntwo\u0000\u0007 \ud800\n' })
  expect(described?.description).toBe('one\ntwo \ufffd')
})

test('FORM-24 whatever is typed, a case that is made fits into the system of customer care', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  fc.assert(
    fc.property(fc.record({ subject: text, description: text, contactName: text, orderNumber: text }), typed => {
      const made = supportCaseOf('order', 'order-question', { ...everything, ...typed })
      for (const [field, value] of Object.entries(made ?? {}))
        if (field in CASE_LENGTHS) expect(String(value).length).toBeLessThanOrEqual(CASE_LENGTHS[field as 'subject'])
    }),
  )
  for (const reason of SUPPORT_REASONS)
    for (const subreason of subreasonsOf(reason)) {
      expect(caseProblems(subreason, everything)).toEqual([])
      expect(caseFieldsOf(subreason)).toContain('description')
    }
})
