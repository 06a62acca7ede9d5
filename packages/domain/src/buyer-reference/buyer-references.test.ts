import { expect, test } from 'vitest'
import { buyerReferencesOf, cleanReference, MAX_REFERENCE_LENGTH, referenceProblem } from './buyer-references.ts'

test('a reference of a buyer is one line without blanks around it', () => {
  expect(cleanReference('  PO \t 4500\n17 ')).toBe('PO 4500 17')
  expect(cleanReference(' \n ')).toBe('')
})

test('a reference has room for what companies number their orders by, and none for a link', () => {
  for (const fine of ['', '4500012345', 'BE-2026/117.4', 'Kst. 12-340', 'Ä&Ö <7>', 'x'.repeat(MAX_REFERENCE_LENGTH)])
    expect(referenceProblem(fine), fine).toBeUndefined()
  expect(referenceProblem('x'.repeat(MAX_REFERENCE_LENGTH + 1))).toBe('max')
  for (const wrong of ['https://example.org', 'www.example.org/x', 'a@example.org', 'a\u202eb', '\u0000'])
    expect(referenceProblem(wrong), wrong).toBe('plain')
})

test('references are shown in one order, and those that are missing are not', () => {
  expect(buyerReferencesOf({ costCentre: '340', purchaseOrderNumber: '4500' })).toEqual([
    { name: 'purchaseOrderNumber', value: '4500' },
    { name: 'costCentre', value: '340' },
  ])
  expect(buyerReferencesOf({ costCentre: '340' })).toEqual([{ name: 'costCentre', value: '340' }])
  expect(buyerReferencesOf({})).toEqual([])
})
