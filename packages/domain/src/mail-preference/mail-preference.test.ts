import { expect, test } from 'vitest'
import { isMailWanted, MAIL_KINDS, type MailConsent, maskedEmail, reminderConsentVersion } from './index.ts'

const version = reminderConsentVersion('abandoned-cart') ?? 0
const confirmed = (consentVersion: number): MailConsent => ({
  newsletter: { state: 'confirmed', consentVersion },
  decisions: {},
})

test('NEWS-02 without any consent no kind of mail may be sent', () => {
  for (const kind of MAIL_KINDS) {
    expect(isMailWanted(kind, { decisions: {} })).toBe(false)
    for (const state of ['pending', 'withdrawn'] as const)
      expect(isMailWanted(kind, { newsletter: { state, consentVersion: version }, decisions: {} })).toBe(false)
  }
})

test('NEWS-02 a confirmed newsletter covers what its text names, and nothing from before it did', () => {
  expect(isMailWanted('abandoned-cart', confirmed(version))).toBe(true)
  expect(isMailWanted('abandoned-cart', confirmed(version - 1))).toBe(false)
  for (const old of [version, version - 1]) expect(isMailWanted('newsletter', confirmed(old))).toBe(true)
})

test('NEWS-02 an invitation to review needs a later text, and no newsletter covers mails about prices', () => {
  const later = reminderConsentVersion('review-invitation') ?? 0
  expect(isMailWanted('review-invitation', confirmed(later - 1))).toBe(false)
  expect(isMailWanted('review-invitation', confirmed(later))).toBe(true)
  expect(isMailWanted('price-drop', confirmed(1000))).toBe(false)
  expect(isMailWanted('price-drop', { decisions: { 'price-drop': true } })).toBe(true)
})

test('NEWS-02 what was decided of a kind counts, whatever becomes of the newsletter', () => {
  expect(isMailWanted('abandoned-cart', { ...confirmed(version), decisions: { 'abandoned-cart': false } })).toBe(false)
  expect(isMailWanted('abandoned-cart', { decisions: { 'abandoned-cart': true } })).toBe(true)
  expect(isMailWanted('newsletter', { decisions: { 'abandoned-cart': true } })).toBe(false)
})

test.each([
  ['ada@example.org', 'a…@example.org'],
  ['ü@example.org', 'ü…@example.org'],
  ['"a@b"@example.org', '"…@example.org'],
])('A5 of %s a link shows %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
