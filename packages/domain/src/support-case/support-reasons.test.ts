import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSubreasonOf, isSupportReason, needsOf, SUPPORT_REASONS, subreasonsOf } from './support-reasons.ts'
import {
  chooseReason,
  isShortcutShown,
  NO_CHOICE,
  type SupportChoice,
  supportQueryOf,
  supportStartOf,
  supportStepOf,
} from './support-step.ts'

const ALL = SUPPORT_REASONS.flatMap(reason => subreasonsOf(reason).map(subreason => ({ reason, subreason })))

test('FORM-06, FORM-07 there are eleven reasons with 39 subreasons, each of which belongs to one reason', () => {
  expect(SUPPORT_REASONS).toEqual([
    ...['consulting', 'payments', 'sales', 'order', 'shipment', 'invoice', 'product-claim-30-days', 'return', 'account'],
    ...['shop-issues', 'other'],
  ])
  expect(ALL).toHaveLength(39)
  expect(new Set(ALL.map(({ subreason }) => subreason)).size).toBe(39)
  expect(isSubreasonOf('invoice', 'invoice-request')).toBe(true)
  expect(isSubreasonOf('return', 'invoice-request')).toBe(false)
  expect(isSubreasonOf('return', 'constructor')).toBe(false)
})

test('FORM-07, FORM-19 each subreason says what it needs', () => {
  // Written down from the specification of the form, to be compared with.
  const needs = Object.fromEntries(ALL.map(({ subreason }) => [subreason, [...needsOf(subreason).fields].sort().join(' ')]))
  expect(needs).toEqual({
    'product-advice': 'productNumber',
    'technical-question': 'productNumber',
    availability: 'productNumber quantity',
    'call-back': 'phoneNumber',
    'payment-methods': '',
    'payment-failed': 'phoneNumber',
    'transfer-details': 'orderNumber',
    'refund-status': 'orderNumber',
    'bulk-offer': 'phoneNumber productNumber quantity vatId',
    'business-customer': 'phoneNumber vatId',
    voucher: '',
    'change-order': 'orderNumber',
    'cancel-order': 'orderNumber',
    'order-confirmation': '',
    'order-question': 'orderNumber',
    'shipment-status': 'orderNumber',
    'delivery-address': 'orderNumber phoneNumber',
    'damaged-in-transit': 'orderNumber productNumber quantity',
    'missing-item': 'orderNumber productNumber quantity',
    'invoice-request': 'orderNumber',
    'invoice-correction': 'invoiceNumber vatId',
    'net-invoice': 'invoiceNumber vatId',
    defective: 'orderNumber phoneNumber productNumber quantity',
    incomplete: 'orderNumber productNumber quantity',
    'wrong-product': 'orderNumber productNumber quantity',
    'not-as-described': 'orderNumber productNumber',
    'no-reason': 'orderNumber productNumber quantity',
    'return-label': 'orderNumber',
    'return-status': 'orderNumber',
    'login-problem': '',
    'change-data': 'vatId',
    'delete-account': '',
    newsletter: '',
    'page-error': '',
    'checkout-problem': 'phoneNumber',
    'product-data': 'productNumber',
    general: '',
    privacy: '',
    feedback: '',
  })
})

test('FORM-08, FORM-10, FORM-11, FORM-12 three subreasons have a shortcut, which stands before the fields until the shopper goes on', () => {
  const shortcuts = ALL.flatMap(({ subreason }) => {
    const { shortcut } = needsOf(subreason)
    return shortcut ? [[subreason, shortcut]] : []
  })
  expect(shortcuts).toEqual([
    ['shipment-status', 'my-orders'],
    ['invoice-request', 'my-orders'],
    ['no-reason', 'returns-portal'],
  ])
  for (const choice of ALL) {
    const hasShortcut = needsOf(choice.subreason).shortcut !== undefined
    expect(isShortcutShown({ ...choice, isContinued: false })).toBe(hasShortcut)
    expect(isShortcutShown({ ...choice, isContinued: true })).toBe(false)
  }
})

test('FORM-03, FORM-04, FORM-05 the step follows from what is chosen; another reason forgets the subreason, going back the reason', () => {
  expect(supportStepOf(NO_CHOICE)).toBe(1)
  const invoice = chooseReason('invoice')
  expect(supportStepOf(invoice)).toBe(2)
  const request: SupportChoice = { ...invoice, subreason: 'invoice-request' }
  expect(supportStepOf(request)).toBe(3)
  expect(chooseReason('return')).toEqual({ reason: 'return', subreason: undefined, isContinued: false })
  expect(chooseReason(undefined)).toEqual(NO_CHOICE)
})

test('FORM-14, ENT-22 a link may preselect any reason, and know of a product or an order', () => {
  for (const reason of SUPPORT_REASONS) expect(supportStartOf(`?contactForm=${reason}`).choice).toEqual(chooseReason(reason))
  expect(supportStartOf('utm_source=news&contactForm=invoice').choice.reason).toBe('invoice')
  expect(supportStartOf('?reason=consulting&product=ex10030001&order=NS100042')).toEqual({
    choice: chooseReason('consulting'),
    productNumber: 'EX10030001',
    orderNumber: 'NS100042',
  })
  for (const { reason, subreason } of ALL) {
    const start = { choice: { reason, subreason, isContinued: true }, orderNumber: 'NS1' }
    expect(supportStartOf(supportQueryOf(start))).toEqual(start)
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
  '?subreason=invoice-request',
  '?product=4100010&order=%3Cb%3E',
  '?contactForm=no&contactForm=invoice',
])('ENT-22 the query "%s" preselects nothing', query => {
  expect(supportStartOf(query)).toEqual({ choice: NO_CHOICE })
})

test('ENT-22 a subreason of another reason is ignored', () => {
  expect(supportStartOf('?reason=return&subreason=invoice-request&continue=1').choice).toEqual(chooseReason('return'))
})

test('ENT-22 any other text is not a reason, and none makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), value => {
      const { reason } = supportStartOf(`contactForm=${value}&reason=${value}&product=${value}`).choice
      expect([undefined, ...SUPPORT_REASONS]).toContain(reason)
      expect(isSupportReason(value) ? SUPPORT_REASONS : [value]).toContain(value)
    }),
  )
})
