import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SUPPORT_REASONS, webFormStateOf } from './support-form.ts'

test('FORM-06, ENT-22 there are eleven reasons, and a link may preselect any of them', () => {
  expect(SUPPORT_REASONS).toHaveLength(11)
  for (const reason of SUPPORT_REASONS) {
    expect(webFormStateOf(`?contactForm=${reason}`)).toEqual({ preselectedReason: reason })
    expect(webFormStateOf(`utm_source=news&contactForm=${reason}`)).toEqual({
      preselectedReason: reason,
    })
  }
})

test.each([
  '',
  '?',
  '?contactForm',
  '?contactForm=',
  '?contactForm=Invoice',
  '?contactForm=invoice%20',
  '?contactForm=constructor',
  '?contactform=invoice',
  '?reason=invoice',
  '?contactForm=no&contactForm=invoice',
])('ENT-22 the query "%s" preselects nothing', query => {
  expect(webFormStateOf(query)).toEqual({ preselectedReason: null })
})

test('ENT-22 any other text is not a reason, and none makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), value => {
      const { preselectedReason } = webFormStateOf(`contactForm=${value}`)
      expect([null, ...SUPPORT_REASONS]).toContain(preselectedReason)
    }),
  )
})
