import { randomUUID } from 'node:crypto'
import { recordConsent } from '@shop/engine/consent'
import type { EngineContext } from '@shop/engine/database'
import { PRESS } from '@shop/engine/testing'
import { storeTracking } from '@shop/engine/tracking'
import { type CommandCase, NOTHING } from './command-case.fixtures.ts'
import type { Subjects } from './subjects.fixtures.ts'

const DISCOUNT_VIEW = 'for from kind name phase stores until uses value'

/** How the commands on goods, discounts, mails and what else the shop keeps are tried. */
export function shopCases(context: EngineContext, subjects: Subjects): Readonly<Record<string, CommandCase>> {
  const { aCustomer, aFailedCase, aReview, aGuarantee, aDeadLetter, aFailedPicture, newFile, newName, run } = subjects
  const email = async () => (await aCustomer()).email
  const aCode = async () => {
    const code = newName('CODE')
    await run('coupon', 'create', code, '--percent', '10')
    return code
  }
  const newDay = () => new Date(Date.UTC(2031, 0, Number(newName('')))).toISOString().slice(0, 10)
  return {
    'stock set': {
      words: () => [PRESS, newName('9')],
      answer: 'available loaded preorder reserved sku sold',
      unknown: ['EX99999999', '3'],
      noted: 'stock',
    },
    'stock expect': {
      words: () => [PRESS, newDay()],
      answer: 'expectedDelivery sku told',
      unknown: ['EX99999999', '2031-05-06'],
      noted: 'stock',
    },
    'stock preorder': {
      words: () => [PRESS, newName('1'), '--on', newDay()],
      answer: 'available expectedDelivery preorder sku told units',
      unknown: ['EX99999999', '3', '--on', '2031-05-06'],
      noted: 'stock',
    },
    'stock preorders': { words: () => [], answer: 'rows' },
    'stock receive': {
      words: () => [PRESS, newName('1')],
      answer: 'available loaded preorder reserved sku sold',
      unknown: ['EX99999999', '3'],
      noted: 'stock',
    },
    'stock place': {
      words: () => [PRESS, newName('A')],
      answer: 'place sku',
      unknown: ['EX99999999', 'A-03-2'],
      noted: 'stock',
    },
    'guarantees vat': {
      words: async () => [await aGuarantee(), 'E'],
      answer: 'sku vatCategory',
      unknown: ['EX99999999', 'E'],
      noted: 'guarantee',
    },
    'price set': {
      words: () => [PRESS, `${newName('1')}.00`, '--currency', 'EUR'],
      answer: 'centAmount currencyCode sku',
      unknown: ['EX99999999', '3', '--currency', 'EUR'],
      noted: 'price',
    },
    'discounts list': { words: () => aCode().then(() => []), answer: 'discounts' },
    'discounts show': { words: async () => [await aCode()], answer: 'discounts', unknown: ['NO-CODE'] },
    'discounts create': {
      words: () => ['code', newName('NEW'), '--amount', '5.00', '--currency', 'EUR'],
      answer: `cartDiscountId code discountCodeId ${DISCOUNT_VIEW}`,
      noted: 'cart-discount',
    },
    'discounts change': {
      words: async () => [await aCode(), '--percent', '7'],
      answer: DISCOUNT_VIEW,
      unknown: ['NO-CODE', '--percent', '7'],
      noted: 'cart-discount',
    },
    'discounts end': { words: async () => [await aCode()], answer: DISCOUNT_VIEW, unknown: ['NO-CODE'], noted: 'cart-discount' },
    'coupon create': {
      words: () => [newName('NEW'), '--percent', '5'],
      answer: `cartDiscountId code discountCodeId ${DISCOUNT_VIEW}`,
      noted: 'cart-discount',
    },
    'reviews list': { words: () => aReview().then(() => []), answer: 'id rating sku text title' },
    'reviews approve': {
      words: async () => [await aReview()],
      answer: 'id rating sku text title',
      unknown: [NOTHING.id],
      noted: 'review',
    },
    'reviews reject': {
      words: async () => [await aReview()],
      answer: 'id rating sku text title',
      unknown: [NOTHING.id],
      noted: 'review',
    },
    'reviews answer': {
      words: async () => [await aReview(), 'Thank you.'],
      answer: 'id rating sku text title',
      unknown: [NOTHING.id, 'Thank you.'],
      noted: 'review',
    },
    'mails list': { words: () => aDeadLetter().then(() => []), answer: 'about attempts givenUpAt id mail reason subject' },
    'mails retry': {
      words: async () => [await aDeadLetter()],
      answer: 'about attempts givenUpAt id mail reason subject',
      unknown: [NOTHING.id],
      noted: 'mail',
    },
    'mails reminders': { words: () => [], answer: 'alerts due reminders reviews watches' },
    'pictures list': { words: async () => [await aFailedPicture()].slice(1), answer: 'copied failed problems waiting' },
    'pictures retry': {
      words: async () => [await aFailedPicture()],
      answer: 'retried',
      unknown: ['https://images.example/none.jpg'],
      noted: 'picture',
    },
    'support-cases list': {
      words: () => aFailedCase().then(() => []),
      answer: 'attempts caseNumber createdAt reason state storeKey',
    },
    'support-cases show': {
      words: async () => [(await aFailedCase()).caseNumber],
      answer: 'caseNumber content createdAt',
      unknown: ['SC999999'],
      noted: 'support-case',
    },
    'support-cases retry': {
      words: async () => [(await aFailedCase()).caseNumber],
      answer: '',
      unknown: ['SC999999'],
      noted: 'support-case',
    },
    'support-cases erase': { words: async () => [(await aFailedCase()).email], answer: 'erased', noted: 'support-case' },
    'privacy due': { words: () => [], answer: 'requests tables' },
    'privacy run': {
      async words() {
        const { caseNumber } = await aFailedCase()
        const longAgo = { created_at: '2020-01-01T00:00:00.000Z', delivered_at: '2020-01-01T00:00:00.000Z' }
        await context.db.updateTable('support_case').set(longAgo).where('case_number', '=', caseNumber).execute()
        return []
      },
      answer: '',
      noted: 'support-case',
    },
    'privacy export': {
      words: () => [`${randomUUID()}@example.org`, '--store', 'de'],
      answer: 'requestNumber',
      noted: 'privacy-request',
    },
    'privacy erase': { words: async () => [await email()], answer: 'outcome rows', noted: 'customer' },
    'privacy holds': {
      words: () => ['--hold', `${randomUUID()}@example.org`, '--reason', 'lawsuit 7'],
      answer: 'email heldSince reason',
      unknown: ['--release', NOTHING.email],
      noted: 'privacy-hold',
    },
    'consent show': {
      async words() {
        const id = randomUUID()
        const choices = { preferences: true, statistics: true, marketing: false }
        const decision = { id, version: 1, storeKey: 'sk', locale: 'sk-SK', hasPrivacySignal: false, choices } as const
        await recordConsent(context, { ...decision, text: undefined }, '192.0.2.1')
        return [id]
      },
      answer: 'choices decidedAt hasPrivacySignal id locale storeKey version',
      unknown: [NOTHING.id],
      noted: 'consent',
    },
    'recommendations compute': {
      words: () =>
        context.db
          .deleteFrom('recommendation')
          .execute()
          .then(() => []),
      answer: 'changed orders products visits',
      noted: 'recommendation',
    },
    'tracking erase': {
      async words() {
        const browserId = randomUUID()
        const event = { kind: 'event', id: randomUUID(), type: 'view_item', occurredAt: '2026-11-24T10:00:00.000Z' } as const
        await storeTracking(context, [{ ...event, locale: 'sk-SK', browserId, properties: {}, isForwarded: true }])
        return [browserId]
      },
      answer: 'erased',
      noted: 'tracking-event',
    },
    'stores export': { words: () => [newFile()], answer: 'bankDetails email key phone switches' },
    'stores import': {
      words: async () => {
        const file = newFile()
        const rows = JSON.parse(await run('stores', 'export', file, '--json')) as { key: string }[]
        const bankDetails = { accountOwner: 'Owner', institute: 'Bank', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' }
        const own = { phone: `+49 ${newName('1')}`, email: 'shop@example.com', bankDetails }
        return [newFile(rows.filter(({ key }) => key === 'de').map(row => ({ ...row, ...own })))]
      },
      answer: 'custom key',
      unknown: [newFile([{ key: 'xx' }])],
      noted: 'store',
    },
    'redirections import': {
      words: () => [newFile([{ country: 'DE', source: `/${newName('old-')}/`, target: '/new/', code: 301 }])],
      answer: 'changed problems',
      unknown: ['/tmp/no-such-file.json'],
      noted: 'redirection',
    },
    'api-client create': {
      words: () => ['Price comparison'],
      answer: 'id name scopes secret',
      unknown: ['Price comparison', '--scopes', 'everything'],
      noted: 'api-client',
    },
    'audit list': { words: () => ['--limit', '5'], answer: 'lines' },
    'audit verify': { words: () => [], answer: 'broken hash lines', unknown: ['--hash', 'a'.repeat(64)] },
  }
}
